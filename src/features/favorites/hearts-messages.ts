import { toast } from "#src/client/toast.ts";
import { t } from "#t";

/** Why a heart did not do what it was asked; fetched only then, since it brings the messages along. */
export const tellFavorite = {
  full: (max: number) => toast({ title: t.error(), description: t.favoritesFull(max), tone: "bad" }),
  failed: (told?: string) =>
    toast({ title: t.error(), description: told ?? t.favoriteFailed(), tone: "bad" }),
  notKept: () => toast({ title: t.error(), description: t.favoriteNotKept(), tone: "bad" }),
  signedOut: (isSaved: boolean) =>
    toast({
      title: t.favoriteSignedOutTitle(),
      description: isSaved ? t.favoriteSignedOutKept() : t.favoriteSignedOut(),
    }),
};
