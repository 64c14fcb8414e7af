import { Hono } from "hono";
import type { ReactNode } from "react";
import type { $ZodType, output } from "zod/v4/core";
import { access, requireUser } from "#src/auth/access.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import type { ListingNotice } from "./listing-notice.ts";
import type { Reader } from "#src/db/open.ts";
import { storeFormPhotos } from "#src/features/photos/actions.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import { MAX_PHOTOS_A_REQUEST, type PhotoJson, photoIdOf, photoUrl } from "#src/features/photos/schema.ts";
import type { Ctx, Deps, Env } from "#src/http/env.ts";
import { refusalOf } from "#src/http/errors.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { type Flash, setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { submissionKeyOf } from "./actions/own-listings.ts";
import { wholeNumber } from "./input.ts";
import type { Listing } from "./listing-json.ts";
import type { ListingFormStart } from "./parts/listing-form-view.ts";
import { countActive, type Viewer } from "./queries/listings.ts";
import { KINDS, listingPath, type ListingRef } from "./kinds.ts";

/** More than any form of ours holds, also after a try with too many. */
const MAX_KEPT_PHOTOS = 100;

/** What the forms of a kind of listing differ in. */
interface ListingForms<L, Values, Schema extends $ZodType<object>> {
  kind: ListingRef["kind"];
  listed: Flash;
  island: string;
  schema: Schema;
  /** The fields that may have many values, besides `images`. */
  lists: string[];
  /** Fills in what a form with scripts would have filled in. */
  complete?(values: Partial<Values>): Partial<Values>;
  get(read: Reader, id: string, now: number, viewer: Viewer): Promise<L>;
  valuesOf(listing: L): Values;
  publish(
    deps: Deps,
    user: SessionUser,
    input: output<Schema>,
    submissionKey: string | null,
  ): Promise<string>;
  edit(
    deps: Deps,
    user: SessionUser,
    id: string,
    input: output<Schema> & { updatedAt: number | null },
  ): Promise<void>;
  title(isNew: boolean): string;
  page(page: {
    start: ListingFormStart<Values>;
    title: string;
    used: number;
    limit: number | null;
    notice: ListingNotice | null;
  }): ReactNode;
}

/** The pages of the form of a kind of listing, new or edited; they are posted when the browser runs no script. */
export function listingFormPages<L extends Listing, Values, Schema extends $ZodType<object>>(
  forms: ListingForms<L, Values, Schema>,
) {
  type Input = output<Schema>;
  type Start = ListingFormStart<Values>;

  const emptyForm = (c: Ctx): Start => ({
    listingId: null,
    sellerId: requireUser(c).id,
    submissionKey: newId(),
    updatedAt: null,
    values: {},
    photos: [],
    errors: {},
  });

  async function ownListing(c: Ctx): Promise<L> {
    const { deps } = c.var;
    const listing = await forms.get(
      deps.db.read,
      c.req.param("id") ?? "",
      deps.clock.now(),
      c.var.session?.user,
    );
    if (listing.sellerId !== requireUser(c).id) throw new AppError("not-found", "listingNotFound");
    return listing;
  }

  const noticeOf = async (c: Ctx, id: string) => (await c.var.deps.findNotice?.(id)) ?? null;

  async function renderForm(c: Ctx, start: Start, status: Parameters<typeof renderPage>[3] = 200) {
    const { deps } = c.var;
    const user = requireUser(c);
    const used = await countActive(deps.db.read, user.id, deps.clock.now());
    const title = forms.title(start.listingId === null);
    const head = { title, noindex: true, preload: [forms.island] };
    const notice = start.listingId === null ? null : await noticeOf(c, start.listingId);
    return renderPage(c, head, forms.page({ start, title, used, limit: user.listingLimit, notice }), status);
  }

  /** The posted form: checked input, or, when something was refused, the form to show again with nothing lost. */
  async function readForm(c: Ctx, empty: Start): Promise<{ start: Start; input: Input | null }> {
    const user = requireUser(c);
    const { texts, addresses, files, submissionKey } = await readPosted(c, forms.lists);
    const stored = await storeFormPhotos(c.var.deps, user.id, files.slice(0, MAX_PHOTOS_A_REQUEST));
    const kept = await keptPhotos(c, user.id, addresses);
    const photos = [...kept, ...stored.photos.filter(({ id }) => !kept.some((photo) => photo.id === id))];
    const images = photos.map(({ id }) => photoUrl(id, 1280));
    const posted = { ...texts, images } as unknown as Partial<Values>;
    const values = forms.complete?.(posted) ?? posted;
    const key = submissionKeyOf(submissionKey) ?? empty.submissionKey;
    const updatedAt = wholeNumber(texts.updatedAt);
    const start = { ...empty, submissionKey: key, updatedAt, values, photos };
    const refusals = stored.refused.map(({ name, error }) => `${name}: ${error}`);
    if (files.length > MAX_PHOTOS_A_REQUEST) refusals.push(t.photosTooManyAtOnce(MAX_PHOTOS_A_REQUEST));
    const refused = refusals.join(" ");
    const errors: Start["errors"] = refused ? { images: refused } : {};
    try {
      const input = parseInput(forms.schema, values);
      return { start: { ...start, errors }, input: refused ? null : input };
    } catch (error) {
      const { message, fields } = refusalOf(c, error);
      return { start: { ...start, errors: { ...fields, ...errors }, message }, input: null };
    }
  }

  async function save(c: Ctx, empty: Start, saved: (input: Input, start: Start) => Promise<Response>) {
    const { start, input } = await readForm(c, empty);
    if (!input) return renderForm(c, start, 400);
    try {
      return await saved(input, start);
    } catch (error) {
      const { status, message, fields } = refusalOf(c, error);
      // Saving again after this message replaces the other change.
      const isKnown = error instanceof AppError && error.key === "listingChangedMeanwhile";
      const updatedAt = isKnown ? null : start.updatedAt;
      return renderForm(c, { ...start, updatedAt, errors: fields, message }, status);
    }
  }

  const { formPath, searchPath } = KINDS[forms.kind];
  const edit = `${listingPath({ kind: forms.kind, id: ":id" })}/edit`;
  return new Hono<Env>()
    .get(formPath, access("user"), (c) => renderForm(c, emptyForm(c)))
    .post(formPath, access("user"), (c) =>
      save(c, emptyForm(c), async (input, { submissionKey }) => {
        const key = submissionKeyOf(submissionKey);
        const id = await forms.publish(c.var.deps, requireUser(c), input, key);
        if (await noticeOf(c, id)) setFlash(c, forms.listed, "listingNoticed");
        else setFlash(c, forms.listed);
        return c.redirect(href(searchPath), 303);
      }),
    )
    .get(edit, access("owner"), async (c) => {
      const listing = await ownListing(c);
      const { id, photos, updatedAt } = listing;
      const values = forms.valuesOf(listing);
      return renderForm(c, { ...emptyForm(c), listingId: id, updatedAt, values, photos });
    })
    .post(edit, access("owner"), async (c) => {
      const { id } = await ownListing(c);
      return save(c, { ...emptyForm(c), listingId: id }, async (input, { updatedAt }) => {
        await forms.edit(c.var.deps, requireUser(c), id, { ...input, updatedAt });
        setFlash(c, "listingSavedToast");
        const page = listingPath({ kind: forms.kind, id });
        // The form tells what was noticed.
        return c.redirect(href((await noticeOf(c, id)) ? `${page}/edit` : page), 303);
      });
    });
}

/** A posted form: its texts and lists as fields, its photos' addresses, the chosen files, and its key. */
async function readPosted(c: Ctx, lists: string[]) {
  const form = await c.req.formData().catch(() => {
    throw new AppError("invalid", "invalidRequest");
  });
  const texts: Record<string, string | string[]> = {};
  for (const [name, value] of form.entries()) if (typeof value === "string") texts[name] ??= value;
  for (const name of lists) texts[name] = form.getAll(name).map(String);
  return {
    texts,
    addresses: form.getAll("images").slice(0, MAX_KEPT_PHOTOS).map(String),
    files: form.getAll("photos").filter((value): value is File => value instanceof File),
    submissionKey: form.get("submissionKey")?.toString(),
  };
}

async function keptPhotos(c: Ctx, ownerId: string, addresses: string[]): Promise<PhotoJson[]> {
  const ids = addresses.map((address) => photoIdOf(address)).filter((id) => id !== null);
  const own = await listOwnPhotos(c.var.deps.db.read, ownerId, ids);
  return ids.flatMap((id) => own.find((photo) => photo.id === id) ?? []);
}
