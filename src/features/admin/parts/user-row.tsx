import { useState } from "react";
import { formatPhone } from "#src/core/phone.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import type { AdminUser } from "../shapes.ts";
import { parseLimit } from "../schema.ts";
import type { AdminCalls } from "../use-admin.ts";
import { UserMore } from "./user-more.tsx";

export interface UserRowProps {
  user: AdminUser;
  calls: AdminCalls;
  open?: boolean;
}

export function UserRow({ user, calls, open = false }: UserRowProps) {
  const { name, email, phone, location, role, isActive, verified, emailVerified, hasSecondFactor } = user;
  return (
    <article className="panel px-4 py-3" aria-busy={calls.pending?.includes(user.id) || undefined}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar name={name} />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16">
            {open ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={href(`/dashboard/users/${user.id}`)} className="hover:text-action">
                <bdi>{name}</bdi>
              </a>
            )}
            <Badge tone={role === "admin" ? "featured" : "neutral"}>{t.adminRole(role)}</Badge>
            <Badge tone={isActive ? "neutral" : "expired"}>
              {t.adminUserState(isActive ? "active" : "suspended")}
            </Badge>
            {hasSecondFactor && (
              <span title={t.secondFactor()} className="text-good">
                <Icon name="shield-check" label={t.secondFactor()} />
              </span>
            )}
            {verified && <Badge tone="verified">{t.adminUserState("verified")}</Badge>}
          </h2>
          <p className="flex gap-1 text-14 text-ink-soft">
            <bdi dir="ltr" className="truncate">
              {email}
            </bdi>
            {emailVerified && <span className="flex-none">· {t.adminEmailVerified()}</span>}
          </p>
          <p className="text-13 text-ink-soft">
            {phone && (
              <>
                <Num>{formatPhone(phone)}</Num> ·{" "}
                {user.phoneConfirmedAt &&
                  `${t.sellerPhoneConfirmed(t.formatMonth(user.phoneConfirmedAt))} · `}
              </>
            )}
            {location && `${placeLabel(location, t.language())} · `}
            {t.adminJoined(t.formatDate(user.createdAt))} ·{" "}
            <a href={href(`/dashboard/listings?seller=${user.id}`)} className="underline hover:text-action">
              {t.adminUserListings(user.activeListings, user.listings)}
            </a>
            {user.reports > 0 && (
              <>
                {" "}
                ·{" "}
                <a
                  href={href(`/dashboard/reports?seller=${user.id}`)}
                  className="inline-block underline hover:text-action"
                >
                  {t.reportCount(user.reports)}
                </a>
              </>
            )}
          </p>
        </div>
        <UserLimit key={user.listingLimit} user={user} calls={calls} />
        <UserMore user={user} calls={calls} open={open} />
      </div>
    </article>
  );
}

const LimitName = ({ name }: { name: string }) => (
  <>
    <span aria-hidden className="text-13 font-normal text-ink-soft">
      {t.adminLimit()}
    </span>
    <span className="sr-only">
      {t.adminLimit()}: <bdi>{name}</bdi>
    </span>
  </>
);

function UserLimit({ user: { id, name, listingLimit }, calls }: UserRowProps) {
  const [error, setError] = useState<string>();
  const path = `/users/${id}/listing-limit`;
  return (
    <form
      noValidate
      className="flex flex-none items-end gap-2 max-sm:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("limit");
        const limit = parseLimit(typed);
        setError(limit === null ? t.adminLimitInvalid() : undefined);
        if (limit === null) return;
        calls.send("PATCH", path, { limit }, { done: t.adminLimitUpdated(), failed: t.adminLimitFailed() });
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
      <Button type="submit" variant="outline" pending={calls.pending === path}>
        {t.adminLimitSet()}
      </Button>
    </form>
  );
}
