import type { ReactNode } from "react";
import type { $ZodType, output } from "zod/v4/core";
import { access, requireUser } from "#src/auth/access.ts";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import type { Reader } from "#src/db/open.ts";
import { storeFormPhotos } from "#src/features/photos/actions.ts";
import { uploaderOf } from "#src/features/photos/uploader.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import { MAX_PHOTOS_A_REQUEST, type PhotoJson, photoIdOf, photoUrl } from "#src/features/photos/schema.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal } from "#src/http/errors.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { type Flash, setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import type { Sheet } from "#src/ui/css.ts";
import { t } from "#t";
import { type Edit, type Publish, submissionKeyOf } from "../life-cycle/own-listings.ts";
import { EditConflict } from "../life-cycle/edit-conflict.ts";
import { type KnownState, wholeNumber } from "../input.ts";
import type { Listing } from "../listing-json.ts";
import type { ListingFormStart } from "./form-values.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import { countActive, isOwn, type Viewer } from "../listings.ts";
import { idPath, KINDS, type ListingKind, NEW_DRAFT } from "../kinds.ts";
import { findLastDraft, getDraft } from "./list-drafts.ts";
import { type FormTexts, ListingFormPage } from "./listing-form-page.tsx";

/** More than any of the forms has, even after an attempt with too many. */
const MAX_KEPT_PHOTOS = 100;

/** What the form pages need to know of a kind of listing. */
interface Forms<L extends Listing, Values, Schema extends $ZodType<object>> {
  kind: ListingKind;
  listed: Flash;
  island: string;
  sheets?: Sheet[];
  schema: Schema;
  lists: string[];
  fromAddress?: (string & keyof Values)[];
  /** Fills in what scripts would have filled in. */
  complete?(values: Partial<Values>): Partial<Values>;
  get(read: Reader, id: string, now: number, viewer: Viewer): Promise<L>;
  valuesOf(listing: L): Values;
  publish: Publish<output<Schema>>;
  edit: Edit<output<Schema> & KnownState>;
  texts(isNew: boolean): FormTexts;
  /** Whether phones show the form of a new listing in steps. */
  inSteps?: true;
  form(start: ListingFormStart<Values>, isDealer: boolean): ReactNode;
  after?(start: ListingFormStart<Values>, config: Config): ReactNode;
}

/** The form pages for a kind of listing; browsers without scripts post to them. */
export function listingFormPages<L extends Listing, Values, Schema extends $ZodType<object>>(
  forms: Forms<L, Values, Schema>,
) {
  type Start = ListingFormStart<Values>;
  const { kind } = forms;
  const { formPath, searchPath } = KINDS[kind];

  async function ownListing(c: Ctx): Promise<L> {
    const { deps, session } = c.var;
    const listing = await forms.get(deps.db.read, c.req.param("id") ?? "", deps.clock.now(), session?.user);
    if (!isOwn(listing, requireUser(c))) throw new AppError("not-found", "listingNotFound");
    return listing;
  }

  async function renderForm(c: Ctx, start: Start, status: Parameters<typeof renderPage>[3] = 200) {
    const { deps } = c.var;
    const person = uploaderOf(c, start.seller);
    const dealer = person.dealerId ? await findDealer(deps.db.read, person.dealerId) : null;
    const { listingLimit: limit } = dealer ?? requireUser(c);
    const used = await countActive(deps.db.read, person, deps.clock.now());
    const isNew = start.listingId === null;
    const texts = forms.texts(isNew);
    const notice = start.listingId === null ? null : await noticeOf(c, start.listingId);
    const head = { title: texts.title, noindex: true, preload: [forms.island], sheets: forms.sheets };
    return renderPage(
      c,
      head,
      <ListingFormPage
        {...{ ...texts, isNew, used, limit, notice, dealer }}
        switchTo={isNew && requireUser(c).dealerId ? formPath : null}
        inSteps={forms.inSteps && isNew}
      >
        {forms.form(start, dealer !== null)}
        {forms.after?.(start, deps.config)}
      </ListingFormPage>,
      status,
    );
  }

  async function save(
    c: Ctx,
    empty: Start,
    saved: (input: output<Schema>, start: Start) => Promise<Response>,
  ) {
    const start = await postedForm(c, forms, empty);
    onRefusal(c, ({ status, message, fields }, error) =>
      error instanceof EditConflict
        ? renderForm(c, { ...start, rev: error.rev, differences: error.differences }, status)
        : renderForm(c, { ...start, errors: { ...fields, ...start.errors }, message }, status),
    );
    const input = parseInput(forms.schema, start.values);
    return start.errors.images ? renderForm(c, start, 400) : saved(input, start);
  }

  const edit = `${idPath({ kind, id: ":id" })}/edit`;
  return routes()
    .get(formPath, access("user"), async (c) => renderForm(c, await newForm(c, forms)))
    .post(formPath, access("user"), (c) =>
      save(c, emptyForm(c, kind), async (input, { submissionKey, seller }) => {
        const key = submissionKeyOf(submissionKey);
        const id = await forms.publish(c.var.deps, uploaderOf(c, seller), input, key);
        if (await noticeOf(c, id)) setFlash(c, forms.listed, "listingNoticed");
        else setFlash(c, forms.listed);
        return c.redirect(href(searchPath), 303);
      }),
    )
    .get(edit, access("owner"), async (c) => {
      const listing = await ownListing(c);
      const { id, url: page, photos, rev } = listing;
      const values = forms.valuesOf(listing);
      const saved = { listingId: id, page, rev, isSaved: true, values, photos };
      return renderForm(c, { ...emptyForm(c, kind), ...saved });
    })
    .post(edit, access("owner"), async (c) => {
      const { id, url: page } = await ownListing(c);
      return save(c, { ...emptyForm(c, kind), listingId: id, page }, async (input, { rev }) => {
        await forms.edit(c.var.deps, requireUser(c), id, { ...input, rev });
        setFlash(c, "listingSavedToast");
        const form = `${idPath({ kind, id })}/edit`;
        return c.redirect(href((await noticeOf(c, id)) ? form : (await ownListing(c)).url), 303);
      });
    });
}

const noticeOf = async (c: Ctx, id: string) => (await c.var.deps.findNotice?.(id)) ?? null;

const emptyForm = (c: Ctx, kind: ListingKind) => ({
  listingId: null,
  seller: sellerOf(c.req.query("seller")),
  page: KINDS[kind].searchPath,
  sellerId: requireUser(c).id,
  submissionKey: newId(),
  rev: null,
  isSaved: false,
  values: {},
  photos: [],
  errors: {},
});

const sellerOf = (asked: unknown) => (asked === "private" ? ("private" as const) : undefined);

type Opened<Values> = Pick<
  Forms<Listing, Values, $ZodType<object>>,
  "kind" | "lists" | "fromAddress" | "complete"
>;

/** Opens the values in the address, else the draft that it names, else the last one. */
async function newForm<Values>(
  c: Ctx,
  { kind, lists, fromAddress = [] }: Opened<Values>,
): Promise<ListingFormStart<Values>> {
  const { db, clock } = c.var.deps;
  const { id: sellerId } = requireUser(c);
  const asked = c.req.query("draft");
  const empty = emptyForm(c, kind);
  const given = fromAddress.flatMap((name) => {
    const text = c.req.query(name);
    return text ? [[name, text]] : [];
  });
  if (given.length > 0)
    return {
      ...empty,
      values: Object.fromEntries(given) as Partial<Values>,
      draft: { editedMsAgo: null, isChosen: true },
    };
  const draft =
    asked === NEW_DRAFT
      ? null
      : asked
        ? await getDraft(db.read, sellerId, kind, asked)
        : await findLastDraft(db.read, sellerId, kind);
  const isChosen = asked !== undefined;
  if (!draft) return { ...empty, draft: { editedMsAgo: null, isChosen } };
  const { id, typed, photos, editedAt } = draft;
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => lists.includes(name) === Array.isArray(value)),
  ) as unknown as Partial<Values>;
  const opened = { editedMsAgo: Math.max(0, clock.now() - editedAt), isChosen };
  return { ...empty, submissionKey: id, values, photos, draft: opened };
}

/** Reads a form that was posted without scripts, and stores its photos. */
async function postedForm<Values>(
  c: Ctx,
  { lists, complete }: Opened<Values>,
  empty: ListingFormStart<Values>,
): Promise<ListingFormStart<Values>> {
  const form = await c.req.formData().catch(() => {
    throw new AppError("invalid", "invalidRequest");
  });
  const texts: Record<string, string | string[]> = {};
  for (const [name, value] of form.entries()) if (typeof value === "string") texts[name] ??= value;
  for (const name of lists) texts[name] = form.getAll(name).map(String);

  const files = form.getAll("photos").filter((value) => value instanceof File);
  const stored = await storeFormPhotos(c.var.deps, uploaderOf(c), files.slice(0, MAX_PHOTOS_A_REQUEST));
  const kept = await keptPhotos(c, form.getAll("images").map(String));
  const photos = [...kept, ...stored.photos.filter(({ id }) => !kept.some((photo) => photo.id === id))];
  const refusals = stored.refused.map(({ name, error }) => `${name}: ${error}`);
  if (files.length > MAX_PHOTOS_A_REQUEST) refusals.push(t.photosTooManyAtOnce(MAX_PHOTOS_A_REQUEST));

  const images = photos.map(({ id }) => photoUrl(id, 1280));
  const values = { ...texts, images } as unknown as Partial<Values>;
  return {
    ...empty,
    seller: sellerOf(texts.seller),
    submissionKey: submissionKeyOf(form.get("submissionKey")?.toString()) ?? empty.submissionKey,
    rev: wholeNumber(texts.rev),
    values: complete?.(values) ?? values,
    photos,
    errors: refusals.length > 0 ? { images: refusals.join(" ") } : {},
  };
}

async function keptPhotos(c: Ctx, addresses: string[]): Promise<PhotoJson[]> {
  const ids = addresses
    .slice(0, MAX_KEPT_PHOTOS)
    .map((address) => photoIdOf(address))
    .filter((id) => id !== null);
  const own = await listOwnPhotos(c.var.deps.db.read, requireUser(c), ids);
  return ids.flatMap((id) => own.find((photo) => photo.id === id) ?? []);
}
