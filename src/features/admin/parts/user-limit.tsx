import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { parseLimit } from "../schema.ts";
import type { UserRowProps } from "./user-row.tsx";

/** The same words above each field; who is listened to hears whose it is. */
const LimitName = ({ name }: { name: string }) => (
  <>
    <span aria-hidden className="text-13 font-normal text-ink-soft">
      {t.adminLimit()}
    </span>
    <span className="sr-only">
      {t.adminLimit()} <bdi>{name}</bdi>
    </span>
  </>
);

/** How many listings a user may have: a number, or the word for as many as they like. */
export function UserLimit({ user: { id, name, listingLimit }, acts }: UserRowProps) {
  const [error, setError] = useState<string>();
  const path = `/users/${id}/listing-limit`;
  return (
    <form
      noValidate
      className="flex flex-none items-end gap-2 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("limit");
        const limit = parseLimit(typed);
        setError(limit === null ? t.adminLimitInvalid() : undefined);
        if (limit === null) return;
        acts.act({
          method: "PATCH",
          path,
          body: { limit },
          done: t.adminLimitUpdated,
          failed: t.adminLimitFailed,
        });
      }}
    >
      <Field label={<LimitName name={name} />} error={error} className="w-36 max-sm:flex-1">
        <Input
          name="limit"
          size={44}
          required
          dir={t.language() === "ar" ? "rtl" : "ltr"}
          defaultValue={listingLimit === null ? t.adminUnlimitedWord() : String(listingLimit)}
          title={t.adminLimitHint()}
        />
      </Field>
      <Button type="submit" variant="outline" pending={acts.pending === path}>
        {t.adminLimitSet()}
      </Button>
    </form>
  );
}
