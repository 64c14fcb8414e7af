import { toast } from "#src/client/toast.ts";
import { t } from "#t";

/** Loaded only after a failure, because it includes the translated messages. */
export const favoriteToasts = {
  full: (max: number) => toast({ title: t.error(), description: t.favoritesFull(max), tone: "bad" }),
  failed: (message?: string) =>
    toast({ title: t.error(), description: message ?? t.favoriteFailed(), tone: "bad" }),
  notStored: () => toast({ title: t.error(), description: t.favoriteNotKept(), tone: "bad" }),
  signedOut: (isSaved: boolean) =>
    toast({
      title: t.favoriteSignedOutTitle(),
      description: isSaved ? t.favoriteSignedOutKept() : t.favoriteSignedOut(),
    }),
};
