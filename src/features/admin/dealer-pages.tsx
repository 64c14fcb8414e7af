import type { ReactNode } from "react";
import { access, requireUser } from "#src/auth/access.ts";
import { formMessage } from "#src/features/accounts/card-page.tsx";
import { formatPhone } from "#src/core/phone.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { judgeDealer } from "#src/features/showrooms/actions/dealers.ts";
import type { AdminDealer } from "#src/features/showrooms/shapes.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, postedForm, queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import { AdminList } from "./parts/admin-list.tsx";
import { listDealers } from "./queries/dealers.ts";
import { dealerPatch, readDealerFilter } from "./schema.ts";

const path = "/dashboard/dealers";

const flagIn = (typed: string | undefined) => (typed === undefined ? undefined : typed === "yes");

export const adminDealerPages = routes()
  .get(path, access("admin"), (c) => dealersPage(c, queryParams(c)))
  .post(`${path}/:id`, access("admin"), postedForm, async (c) => {
    const id = c.req.param("id");
    const { listingLimit, verified, isActive, search = "" } = c.req.valid("form");
    onRefusal(c, (refusal) =>
      dealersPage(c, new URLSearchParams(search), { ...refusal, id, typed: listingLimit }),
    );
    const patch = { listingLimit, verified: flagIn(verified), isActive: flagIn(isActive) };
    await judgeDealer(c.var.deps, requireUser(c), id, parseInput(dealerPatch, patch));
    return flashOn(c, search ? `${path}?${search}` : path, "settingsSaved");
  });

/** What was refused about one of the dealers. */
interface Refused extends Refusal {
  id: string;
  typed?: string;
}

async function dealersPage(c: Ctx, params: URLSearchParams, refused?: Refused) {
  const { db, clock } = c.var.deps;
  const filter = readDealerFilter(params);
  const { items, ...page } = await listDealers(db.read, filter, clock.now());
  return adminPage(
    c,
    { title: t.adminDealers(), path, isOfDealers: true, status: refused?.status },
    <AdminList
      {...{ path, filter }}
      find={t.adminFindDealer()}
      choices={[]}
      page={{ ...page, more: false }}
      counted={t.adminDealersFound}
      csv={[]}
      none={t.adminNoDealers()}
    >
      <ul className="grid gap-3">
        {items.map((dealer) => (
          <li key={dealer.id}>
            <DealerCard
              {...dealer}
              search={params.toString()}
              refused={dealer.id === refused?.id ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </AdminList>,
  );
}

interface DealerCardProps extends AdminDealer {
  search: string;
  refused?: Refused;
}

const DealerCard = ({
  id,
  verified,
  isActive,
  listingLimit,
  search,
  refused,
  ...dealer
}: DealerCardProps) => (
  <article className="panel flex flex-wrap items-end gap-x-4 gap-y-3 px-4 py-3">
    <FormError>{formMessage(refused)}</FormError>
    <div className="min-w-0 flex-1 basis-80">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16">
        <a href={href(dealerPath(dealer.slug))} className="hover:text-action">
          <bdi>{dealerName(dealer)}</bdi>
        </a>
        {verified && <Badge tone="verified">{t.dealerVerified()}</Badge>}
        {!isActive && <Badge tone="expired">{t.adminUserState("suspended")}</Badge>}
      </h2>
      <p className="text-14 text-ink-soft">
        <bdi>{dealer.legalName}</bdi> · {t.dealerRegister()}: <bdi>{dealer.registerNumber ?? "–"}</bdi>
      </p>
      <p className="text-13 text-ink-soft">
        <Num>{formatPhone(dealer.phone)}</Num> · {placeLabel(dealer.location, t.language())} ·{" "}
        {t.adminJoined(t.formatDate(dealer.createdAt))} · {t.adminDealerPeople(dealer.people)} ·{" "}
        {t.listingsFound(dealer.activeListings)}
      </p>
    </div>
    <Judgment {...{ id, search }}>
      <Field label={t.adminLimit()} error={refused?.fields.listingLimit} className="w-36">
        <Input
          name="listingLimit"
          size={44}
          defaultValue={refused?.typed ?? listingLimit ?? t.adminUnlimitedWord()}
        />
      </Field>
      <Button type="submit" variant="outline">
        {t.adminLimitSet()}
      </Button>
    </Judgment>
    <Judgment {...{ id, search }}>
      <Button type="submit" name="verified" value={verified ? "no" : "yes"} variant="outline">
        {verified ? t.adminUnverifySeller() : t.adminVerifyDealer()}
      </Button>
      {isActive ? (
        <details className="open:basis-full">
          <summary className="btn btn-danger">{t.adminSuspend()}</summary>
          <p className="mb-2 text-14">{t.adminDealerSuspendText()}</p>
          <Button type="submit" name="isActive" value="no" variant="danger-solid">
            {t.adminSuspend()}
          </Button>
        </details>
      ) : (
        <Button type="submit" name="isActive" value="yes" variant="outline">
          {t.adminRestore()}
        </Button>
      )}
    </Judgment>
  </article>
);

const Judgment = ({ id, search, children }: { id: string; search: string; children: ReactNode }) => (
  <form method="post" action={href(`${path}/${id}`)} className="flex flex-wrap items-end gap-2">
    <input type="hidden" name="search" value={search} />
    {children}
  </form>
);
