import { send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";

/** The address of the account, whether it is confirmed, and the way to a new link. */
export function EmailState({ email, isVerified }: { email: string; isVerified: boolean }) {
  const asking = useMutation({
    mutationFn: () => send("POST", "/api/user/verification"),
    onSuccess: () => toast({ title: t.success(), description: t.verifyEmailSent(), tone: "good" }),
    onError: (error) => toast(failureToast(error, userMessage(error, t.somethingBroke()))),
  });
  return (
    <div className="mb-5 border-b border-line pb-5">
      <p className="label">{t.accountEmail()}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {email}
        </bdi>
        <Badge tone={isVerified ? "verified" : "neutral"}>
          {isVerified ? t.settingsEmailVerified() : t.settingsEmailUnverified()}
        </Badge>
      </p>
      {isVerified ? (
        <p className="hint">{t.settingsEmailFixed()}</p>
      ) : (
        <form
          method="post"
          action={href("/verify-email/again")}
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!asking.isPending) asking.mutate();
          }}
        >
          <input type="hidden" name="next" value={href("/settings")} />
          <Button type="submit" variant="tint" icon="mail" pending={asking.isPending}>
            {t.settingsEmailVerify()}
          </Button>
        </form>
      )}
    </div>
  );
}
