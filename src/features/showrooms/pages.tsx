import { access, requireUser } from "#src/auth/access.ts";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { CardButton, CardLink, cardPage, formMessage } from "#src/features/accounts/card-page.tsx";
import { emailKeyOf } from "#src/features/accounts/queries.ts";
import {
  dealerInput,
  dealerPatch,
  invitationInput,
  personPatch,
} from "#src/features/dealers/dealer-input.ts";
import { officePage } from "#src/features/dealers/office-page.tsx";
import { getDealerOf } from "#src/features/dealers/queries.ts";
import { dealerName } from "#src/features/dealers/schema.ts";
import { countActive } from "#src/features/listings/listings.ts";
import { storeFormPhotos } from "#src/features/photos/actions.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { uploaderOf } from "#src/features/photos/uploader.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, type Posted, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { changeDealer, openDealer } from "./actions/dealers.ts";
import { acceptInvitation, changeRole, invite, removePerson } from "./actions/people.ts";
import { DealerForm } from "./parts/dealer-form.tsx";
import { Leaving, PeopleList, roleOptions } from "./parts/people-list.tsx";
import { findInvitation, listPeople } from "./queries.ts";
import { type TypedDealer, typedDealer } from "./typed-dealer.ts";

/** The office of a dealer's people, and the ways into it. */
export const officePages = routes()
  .get("/dealer/new", access("user"), (c) =>
    requireUser(c).dealerId === null ? applicationPage(c) : c.redirect(href("/dealer"), 302),
  )
  .post("/dealer/new", access("user"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => applicationPage(c, posted, refusal));
    await openDealer(c.var.deps, requireUser(c), parseInput(dealerInput, posted));
    return flashOn(c, "/dealer", "dealerOpened");
  })
  .get("/dealer", access("member"), (c) => overviewPage(c))
  .get("/dealer/profile", access("manager"), (c) => profilePage(c))
  .post("/dealer/profile", access("manager"), postedForm, async (c) => {
    const typed = typedDealer(c.req.valid("form"));
    onRefusal(c, (refusal) => profilePage(c, typed, refusal));
    const patch = parseInput(dealerPatch, typed);
    await changeDealer(c.var.deps, requireUser(c), { ...patch, ...(await logoIn(c)) });
    return flashOn(c, "/dealer/profile", "settingsSaved");
  })
  .get("/dealer/people", access("member"), (c) => peoplePage(c))
  .post("/dealer/people", access("member"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => peoplePage(c, posted, refusal));
    await invite(c.var.deps, requireUser(c), parseInput(invitationInput, posted));
    return flashOn(c, "/dealer/people", "dealerInvited");
  })
  .post("/dealer/people/:id", access("member"), postedForm, async (c) => {
    const { role } = parseInput(personPatch, c.req.valid("form"));
    await changeRole(c.var.deps, requireUser(c).id, c.req.param("id"), role);
    return flashOn(c, "/dealer/people", "settingsSaved");
  })
  .post("/dealer/people/:id/remove", access("member"), async (c) => {
    const [id, user] = [c.req.param("id"), requireUser(c)];
    await removePerson(c.var.deps, user.id, id);
    return id === user.id
      ? flashOn(c, "/settings", "dealerLeft")
      : flashOn(c, "/dealer/people", "dealerRemoved");
  })
  .get("/dealers/invitations/:token", access("guest"), (c) => invitationPage(c))
  .post("/dealers/invitations/:token", access("user"), async (c) => {
    await acceptInvitation(c.var.deps, requireUser(c).id, c.req.param("token"));
    return flashOn(c, "/dealer", "dealerJoined");
  });

const applicationPage = (c: Ctx, typed: TypedDealer = {}, refusal?: Refusal) =>
  renderPage(
    c,
    { title: t.dealerApply(), noindex: true },
    <div className="wrap max-w-180! py-6 md:py-8">
      <h1 className="text-26 font-bold md:text-30">{t.dealerApply()}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{t.dealerApplyText()}</p>
      <DealerForm {...{ typed, refusal }} withLegal isNew />
    </div>,
    refusal?.status,
  );

async function overviewPage(c: Ctx) {
  const { db, clock } = c.var.deps;
  const user = requireUser(c);
  const dealer = await getDealerOf(db.read, user);
  const used = await countActive(db.read, user, clock.now());
  const limit = isUnlimited(dealer.listingLimit) ? null : dealer.listingLimit;
  return officePage(
    c,
    dealer,
    { title: t.dealerOffice(), text: t.dealerOfficeText(), path: "/dealer" },
    <>
      {dealer.verifiedAt === null && <Notice>{t.dealerUnverified()}</Notice>}
      <section className="card p-5 sm:p-6">
        <h2 className="text-19">{t.limitTitle()}</h2>
        <p className="mt-1 mb-3 text-15 text-ink-soft">
          {limit === null ? t.limitUnlimited(used) : t.limitUsed(used, limit)}
        </p>
        {limit !== null && (
          <Progress value={used / Math.max(1, limit)} tone={used > limit * 0.9 ? "amber" : "action"} />
        )}
        <p className="mt-4 flex flex-wrap gap-2">
          <ButtonLink href={href("/list-car")} icon="plus">
            {t.listVehicle()}
          </ButtonLink>
          <ButtonLink href={href("/dashboard")} variant="outline" icon="message-square">
            {t.dealerListingsAndMessages()}
          </ButtonLink>
        </p>
      </section>
      <details className="card px-5 py-2 open:pb-5 sm:px-6">
        <summary className="link text-bad">{t.dealerLeave()}</summary>
        <Leaving id={user.id} text={t.dealerLeaveText()} verb={t.dealerLeave()} />
      </details>
    </>,
  );
}

async function profilePage(c: Ctx, typed?: TypedDealer, refusal?: Refusal) {
  const user = requireUser(c);
  const dealer = await getDealerOf(c.var.deps.db.read, user);
  return officePage(
    c,
    dealer,
    { title: t.dealerProfile(), path: "/dealer/profile", status: refusal?.status },
    <DealerForm typed={{ ...dealer, ...typed }} refusal={refusal} withLegal={user.dealerRole === "owner"} />,
  );
}

/** The chosen logo; null if it was removed. */
async function logoIn(c: Ctx) {
  const form = await c.req.formData();
  if (form.get("logoRemoved")) return { logo: null };
  const file = form.get("files");
  const files = file instanceof File ? [file] : [];
  const { photos, reason } = await storeFormPhotos(c.var.deps, uploaderOf(c), files);
  if (reason) throw reason;
  return photos[0] && { logo: photoUrl(photos[0].id, 640) };
}

async function peoplePage(c: Ctx, typed: Posted = {}, refusal?: Refusal) {
  const { db, clock } = c.var.deps;
  const user = requireUser(c);
  const dealer = await getDealerOf(db.read, user, "owner");
  return officePage(
    c,
    dealer,
    { title: t.dealerPeople(), text: t.dealerPeopleText(), path: "/dealer/people", status: refusal?.status },
    <>
      <PeopleList people={await listPeople(db.read, dealer.id)} own={user.id} now={clock.now()} />
      <form method="post" action={href("/dealer/people")} noValidate className="card grid gap-4 p-5 sm:p-6">
        <h2 className="text-19">{t.dealerInvite()}</h2>
        <FormError>{formMessage(refusal)}</FormError>
        <Field label={t.accountEmail()} error={refusal?.fields.email} required>
          <Input name="email" type="email" defaultValue={typed.email} />
        </Field>
        <Field label={t.dealerRoleLabel()} hint={t.dealerRolesHint()}>
          <Select name="role" defaultValue={typed.role ?? "sales"} options={roleOptions()} />
        </Field>
        <Button type="submit" className="justify-self-start">
          {t.dealerInvite()}
        </Button>
      </form>
    </>,
  );
}

async function invitationPage(c: Ctx) {
  const { db, clock } = c.var.deps;
  const token = c.req.param("token") ?? "";
  const { email, role, dealer } = await findInvitation(db.read, token, clock.now());
  const title = t.dealerMailSubject(dealerName(dealer));
  const page = { title, text: t.dealerInvitationText(t.dealerRole(role), email), secret: true };
  return cardPage(
    c,
    { icon: "users", ...page },
    <div className="grid gap-3">
      {waysIn(href(`/dealers/invitations/${token}`), email, c.var.session?.user)}
    </div>,
  );
}

function waysIn(path: string, email: string, user: SessionUser | undefined) {
  const next = `?next=${encodeURIComponent(path)}`;
  if (!user)
    return (
      <>
        <CardLink path={`/login${next}`}>{t.login()}</CardLink>
        <CardLink path={`/register${next}`} variant="outline">
          {t.signUp()}
        </CardLink>
      </>
    );
  if (emailKeyOf(user.email) === emailKeyOf(email))
    return <CardButton action={path}>{t.dealerMailAction()}</CardButton>;
  return (
    <>
      <Notice tone="warn">{t.dealerInvitedOther(user.email, email)}</Notice>
      <CardButton action={href("/logout")}>{t.logout()}</CardButton>
    </>
  );
}
