import { access, requireUser } from "#src/auth/access.ts";
import { oneByOne } from "#src/core/yield.ts";
import { cardPage, formMessage } from "#src/features/accounts/card-page.tsx";
import { getUser } from "#src/features/accounts/queries.ts";
import { KINDS, LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import { getPushKeys } from "#src/features/push/actions/site-key.ts";
import { countDevices, listDevices } from "#src/features/push/queries.ts";
import { marksOf, NEW_IDS } from "#src/features/search/new-marks.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { searchTurn } from "#src/http/search-turns.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderFragment, renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import {
  changeSearch,
  lookAt,
  proposeName,
  pushAllSearches,
  readQuery,
  removeSearch,
  restoreSearch,
  saveSearch,
} from "./actions.ts";
import { SaveSheet, SearchForm, type SearchFieldsProps, type SearchFormProps } from "./parts/search-form.tsx";
import type { ShownSearch } from "./parts/search-card.tsx";
import {
  channelsOf,
  countNew,
  findRemoved,
  getSavedSearch,
  savableOf,
  listSavedSearches,
  type SavedSearch,
} from "./queries.ts";
import { SavedSearchesPage } from "./saved-searches-page.tsx";
import { type Channel, CHANNELS, RHYTHMS, searchChange, searchToSave } from "./schema.ts";

const NEWEST = 3;
const LIST = "/saved-searches";
const NEW = `${LIST}/new`;

export const savedSearchPages = routes()
  .get(LIST, access("user"), searchTurn, async (c) => {
    const { deps } = c.var;
    const { id: userId } = requireUser(c);
    const searches = await listSavedSearches(deps.db.read, userId);
    const removed = await findRemoved(deps.db.read, userId, c.req.query("removed"));
    return renderPage(
      c,
      { title: t.savedSearches(), noindex: true },
      <SavedSearchesPage
        searches={await oneByOne(searches, (search) => shown(c, search))}
        removed={removed}
        {...await addressOf(c)}
        devices={await listDevices(deps.db.read, userId)}
        pushKey={(await getPushKeys(deps)).publicKey}
      />,
    );
  })
  .post(`${LIST}/push`, access("user"), async (c) => {
    await pushAllSearches(c.var.deps, requireUser(c).id);
    return flashOn(c, LIST, "pushDeviceAdded");
  })
  .get(NEW, access("user"), searchTurn, (c) => newPage(c, c.req.query()))
  .get(`${LIST}/sheet`, access("user"), searchTurn, async (c) =>
    renderFragment(c, <SaveSheet {...await newFields(c, c.req.query())} />),
  )
  .post(NEW, access("user"), searchTurn, async (c) => {
    const posted = await postedSearch(c);
    onRefusal(c, (refusal) => newPage(c, posted, refusal));
    const { id } = await saveSearch(c.var.deps, requireUser(c).id, parseInput(searchToSave, posted));
    return flashOn(c, `${LIST}#${id}`, "savedSearchSaved");
  })
  .get(`${LIST}/:id`, access("owner"), async (c) => {
    const { search, newIds } = await lookAt(c.var.deps, requireUser(c).id, c.req.param("id"));
    const query = [search.query, newIds.length > 0 && `${NEW_IDS}=${marksOf(newIds)}`]
      .filter(Boolean)
      .join("&");
    return c.redirect(href(`${KINDS[search.kind].searchPath}${query && `?${query}`}`), 302);
  })
  .post(`${LIST}/:id`, access("owner"), async (c) => {
    const { deps } = c.var;
    const { id: userId } = requireUser(c);
    const id = c.req.param("id");
    const { rhythm, with: wanted, without } = (await c.req.parseBody()) as Record<string, string>;
    const before = channelsOf(await getSavedSearch(deps.db.read, userId, id));
    const channels = [...before.filter((channel) => channel !== without), ...(wanted ? [wanted] : [])];
    await changeSearch(deps, userId, id, parseInput(searchChange, { rhythm, channels }));
    return flashOn(c, `${LIST}#${id}`, "savedSearchChanged");
  })
  .get(`${LIST}/:id/edit`, access("owner"), async (c) => editPage(c, await ownSearch(c)))
  .post(`${LIST}/:id/edit`, access("owner"), async (c) => {
    const search = await ownSearch(c);
    const posted = await postedSearch(c);
    onRefusal(c, (refusal) => editPage(c, search, posted, refusal));
    await changeSearch(c.var.deps, search.userId, search.id, parseInput(searchChange, posted));
    return flashOn(c, `${LIST}#${search.id}`, "savedSearchChanged");
  })
  .post(`${LIST}/:id/delete`, access("owner"), async (c) => {
    const { id } = await removeSearch(c.var.deps, requireUser(c).id, c.req.param("id"));
    return c.redirect(href(`${LIST}?removed=${id}`), 303);
  })
  .post(`${LIST}/:id/restore`, access("owner"), async (c) => {
    const id = c.req.param("id");
    await restoreSearch(c.var.deps, requireUser(c).id, id);
    return flashOn(c, `${LIST}#${id}`, "savedSearchRestored");
  });

const ownSearch = (c: Ctx): Promise<SavedSearch> =>
  getSavedSearch(c.var.deps.db.read, requireUser(c).id, c.req.param("id") ?? "");

/** Push is offered to users with a device, or if it is already chosen. */
async function offeredChannels(c: Ctx, search?: SavedSearch): Promise<Channel[]> {
  const hasDevice = (await countDevices(c.var.deps.db.read, requireUser(c).id)) > 0;
  return CHANNELS.filter((channel) => channel === "mail" || hasDevice || search?.byPush);
}

async function addressOf(c: Ctx) {
  const { email, emailVerifiedAt } = await getUser(c.var.deps.db.read, requireUser(c).id);
  return { email, isConfirmed: emailVerifiedAt !== null };
}

async function shown(c: Ctx, search: SavedSearch): Promise<ShownSearch> {
  const { deps } = c.var;
  const { find, describe } = savableOf(search.kind);
  const found = await find(deps, search.query, NEWEST);
  const { labels } = describe(search.query);
  return { search, labels, ...found, newCount: await countNew(deps.db.read, search, deps.clock.now()) };
}

interface Posted {
  kind?: string;
  query?: string;
  name?: string;
  rhythm?: string;
  channels?: string[];
}

async function postedSearch(c: Ctx): Promise<Posted> {
  const { channels = [], ...texts } = await c.req.parseBody({ all: true });
  return { ...(texts as Posted), channels: [channels].flat().map(String) };
}

const kindIn = ({ kind }: Posted): ListingKind =>
  LISTING_KINDS.find((name) => name === kind) ?? LISTING_KINDS[0];

async function newFields(c: Ctx, given: Posted, isRefused = false): Promise<SearchFieldsProps> {
  const kind = kindIn(given);
  const asked = isRefused ? (given.query ?? "") : readQuery(kind, given.query ?? "");
  const { query, leftOut } = await savableOf(kind).structured(c.var.deps, asked);
  return {
    hidden: { kind, query },
    labels: savableOf(kind).describe(query).labels,
    leftOut,
    name: given.name ?? proposeName(kind, query),
    rhythm: RHYTHMS.find((rhythm) => rhythm === given.rhythm) ?? "daily",
    channels: (given.channels as Channel[] | undefined) ?? (await offeredChannels(c)),
    offered: await offeredChannels(c),
    ...(await addressOf(c)),
  };
}

async function newPage(c: Ctx, given: Posted, refusal?: Refusal): Promise<Response> {
  const fields = await newFields(c, given, refusal !== undefined);
  const query = fields.hidden?.query;
  const cancel = `${KINDS[kindIn(given)].searchPath}${query ? `?${query}` : ""}`;
  return formPage(c, t.savedSearchNewTitle(), refusal, { ...fields, action: NEW, cancel });
}

async function editPage(c: Ctx, search: SavedSearch, given: Posted = {}, refusal?: Refusal) {
  const { labels } = savableOf(search.kind).describe(search.query);
  return formPage(c, t.savedSearchEditTitle(), refusal, {
    action: `${LIST}/${search.id}/edit`,
    labels,
    name: given.name ?? search.name,
    rhythm: search.rhythm,
    channels: channelsOf(search),
    offered: await offeredChannels(c, search),
    ...(await addressOf(c)),
    cancel: LIST,
  });
}

function formPage(c: Ctx, title: string, refusal: Refusal | undefined, form: SearchFormProps): Response {
  const { name, ...unmarked } = refusal?.fields ?? {};
  return cardPage(
    c,
    { icon: "bell", title, text: t.savedSearchNewText() },
    <SearchForm {...form} message={formMessage(refusal) ?? Object.values(unmarked)[0]} error={name} />,
    refusal?.status,
  );
}
