import type { ComponentProps } from "react";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import CallSeller from "../call-seller.island.tsx";

interface CallButtonsProps extends Pick<ComponentProps<typeof CallSeller>, "api" | "label"> {
  /** The page below which `/whatsapp` and `/phone` are. */
  path: string;
  className?: string;
}

export const CallButtons = ({ path, api, label, className }: CallButtonsProps) => (
  <>
    <ButtonLink
      href={href(`${path}/whatsapp`)}
      target="_blank"
      rel="noopener nofollow"
      icon="whatsapp"
      size={52}
      className={classNames("px-2! max-md:min-h-12", className)}
    >
      {t.whatsapp()}
    </ButtonLink>
    <Island
      name="call-seller"
      of={CallSeller}
      when="interaction"
      hold
      props={{ api, label, page: href(`${path}/phone`) }}
    />
  </>
);
