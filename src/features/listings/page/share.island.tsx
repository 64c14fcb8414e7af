import type { MouseEvent } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";

export default function Share({ url, title }: { url: string; title: string }) {
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    // `href` is absolute, even if `url` is not.
    const address = event.currentTarget.href;
    if ("share" in navigator) {
      event.preventDefault();
      // Closing the share sheet rejects, which is not an error.
      void navigator.share({ url: address, title }).catch(() => {});
    } else if ("clipboard" in navigator) {
      event.preventDefault();
      void (navigator as Navigator).clipboard.writeText(address).then(
        () => toast({ title: t.linkCopiedToast(), tone: "good" }),
        () => toast({ title: t.linkNotCopiedToast(), description: address, tone: "bad" }),
      );
    }
  };
  return (
    <a href={url} onClick={share} className="top-btn noscript:hidden">
      <Icon name="share-2" size={19} />
      <span className="max-md:sr-only">{t.detailShare()}</span>
    </a>
  );
}
