import { and, desc, eq, lte } from "drizzle-orm";
import { linesIn } from "#src/core/text.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Database, Tx } from "#src/db/open.ts";
import { changeUser, reboost, setBadges, setListingLimit } from "#src/features/admin/actions.ts";
import { publishCar } from "#src/features/cars/actions.ts";
import { carInput } from "#src/features/cars/car-input.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { markHandled, sendMessage } from "#src/features/help/actions.ts";
import { contactForm } from "#src/features/help/schema.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import type { ListingKind, ListingRef } from "#src/features/listings/kinds.ts";
import { keepDraft } from "#src/features/listings/life-cycle/drafts.ts";
import { listingPrices, listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { checkListing } from "#src/features/moderation/actions/checks.ts";
import { report, settleReport } from "#src/features/moderation/actions/reports.ts";
import { decide } from "#src/features/moderation/actions/verdicts.ts";
import { reportInput, reportPatch, verdictInput } from "#src/features/moderation/schema.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { photoUploads } from "#src/features/photos/tables.ts";
import { editPlate, publishPlate } from "#src/features/plates/actions.ts";
import { plateInput } from "#src/features/plates/plate-input.ts";
import { saveSearch } from "#src/features/saved-searches/actions.ts";
import { searchToSave } from "#src/features/saved-searches/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { parseInput } from "#src/http/validate.ts";
import lines from "./story-life.txt" with { type: "text" };
import type { DemoUser } from "./story-people.ts";
import { TROUBLES } from "./story.ts";

export interface Scene {
  deps: Deps;
  tx: Tx;
  people: DemoUser[];
  hasAdmin: boolean;
  userIdOf: (key: string) => string;
  photoIdOf: (picture: string) => string;
  /** Like `findInStory`; throws if it is not for sale at that time. */
  refOf: (about: string, time: number) => ListingRef;
  added: Map<string, ListingRef>;
}

type Verb = (scene: Scene, who: string, words: string[]) => Promise<unknown>;

const GUEST = "guest:";
const addressOf = (name: string) => `192.0.2.${(Bun.hash.crc32(name) % 250) + 1}`;

function person({ people, userIdOf }: Scene, key: string) {
  const found = people.find((one) => one.key === key);
  if (!found) throw new Error(`The story has no ${key}`);
  return { ...found, id: userIdOf(key) };
}

const findListing = ({ deps, added, refOf }: Scene, about: string): ListingRef =>
  added.get(about) ?? refOf(about, deps.clock.now());

const subjectOf = (scene: Scene, about: string) =>
  about.startsWith("seller:")
    ? { sellerId: scene.userIdOf(about.slice("seller:".length)) }
    : { listingId: findListing(scene, about).id };

const list: Verb = async (scene, who, [name = ""]) => {
  const trouble = TROUBLES.find((one) => one.name === name);
  if (!trouble) throw new Error(`The story has no ${name}`);
  scene.added.set(name, { kind: trouble.kind, id: await publish(scene, person(scene, who), trouble) });
};

async function publish(scene: Scene, seller: ReturnType<typeof person>, trouble: (typeof TROUBLES)[number]) {
  const { deps, tx } = scene;
  if (trouble.kind === "car") {
    const createdAt = deps.clock.now();
    const photoId = scene.photoIdOf(trouble.picture);
    await tx.insert(photoUploads).values({ photoId, ownerId: seller.id, createdAt });
    const images = [photoUrl(photoId, 1280)];
    return publishCar(deps, seller, parseInput(carInput, { ...trouble.typed, images }));
  }
  const copied = trouble.copies ? await descriptionOf(tx, findListing(scene, trouble.copies).id) : {};
  return publishPlate(deps, seller, parseInput(plateInput, { ...copied, ...trouble.typed }));
}

async function descriptionOf(tx: Tx, id: string) {
  const [found] = await tx
    .select({ description: listings.description })
    .from(listings)
    .where(eq(listings.id, id));
  return found;
}

const favourite: Verb = async (scene, who, [about = ""]) => {
  const { deps, tx } = scene;
  const createdAt = deps.clock.now();
  const listingId = findListing(scene, about).id;
  const [price] = await tx
    .select()
    .from(listingPrices)
    .where(and(eq(listingPrices.listingId, listingId), lte(listingPrices.at, createdAt)))
    .orderBy(desc(listingPrices.rev))
    .limit(1);
  if (!price) throw new Error(`${about} was not listed yet`);
  const { priceCents } = price;
  await tx.insert(favorites).values({ userId: scene.userIdOf(who), listingId, priceCents, createdAt });
};

const settle: Verb = async (scene, who, [about = "", status]) => {
  const { listingId } = subjectOf(scene, about);
  const [open] = await scene.tx
    .select()
    .from(reports)
    .where(and(eq(reports.subject, `listing:${listingId}`), eq(reports.status, "open")));
  if (!open) throw new Error(`Nobody reported ${about}`);
  await settleReport(scene.deps, person(scene, who), open.id, parseInput(reportPatch, { status }).status);
};

const handled: Verb = async (scene, who, [writer = ""]) => {
  const [message] = await scene.tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.name, nameOf(scene, writer)));
  await markHandled(scene.deps, person(scene, who), message?.id ?? "");
};

const nameOf = (scene: Scene, who: string) =>
  who.startsWith(GUEST) ? who.slice(GUEST.length) : person(scene, who).name;

const message: Verb = (scene, who, [subject, text]) => {
  const writer = who.startsWith(GUEST) ? null : person(scene, who);
  const name = nameOf(scene, who);
  const email = writer?.email ?? `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  const form = parseInput(contactForm, { name, email, subject, message: text });
  return sendMessage(scene.deps, writer, form, addressOf(who));
};

const OF_EVERYBODY: Record<string, Verb> = {
  favourite,
  search: (scene, who, [kind, query, name, rhythm]) =>
    saveSearch(scene.deps, scene.userIdOf(who), parseInput(searchToSave, { kind, query, name, rhythm })),
  draft: (scene, who, [kind, title = "", make = "", model = "", year = ""]) =>
    keepDraft(scene.deps, scene.userIdOf(who), crypto.randomUUID(), {
      kind: kind as ListingKind,
      values: { title, make, model, year },
      photos: [],
      editedMsAgo: 0,
    }),
};

const OF_A_WATCHED_SITE: Record<string, Verb> = {
  list,
  message,
  settle,
  handled,
  mend: (scene, who, [about = "", description]) =>
    editPlate(scene.deps, person(scene, who), findListing(scene, about).id, { description }),
  report: (scene, who, [about = "", reason, text]) => {
    const userId = who.startsWith(GUEST) ? null : scene.userIdOf(who);
    const key = userId ?? new Bun.CryptoHasher("sha256").update(`report ${who}`).digest("base64url");
    const input = parseInput(reportInput, { ...subjectOf(scene, about), reason, text });
    return report(scene.deps, { userId, key, address: addressOf(who) }, input);
  },
  verdict: (scene, who, [about = "", verdict, reason, note, noteAr]) => {
    const input = parseInput(verdictInput, { verdict, reason, note, noteAr });
    return decide(scene.deps, person(scene, who), findListing(scene, about).id, input);
  },
  suspend: (scene, who, [key = "", note, noteAr]) =>
    changeUser(scene.deps, person(scene, who), scene.userIdOf(key), { isActive: false, note, noteAr }),
  verify: (scene, who, [key = ""]) =>
    changeUser(scene.deps, person(scene, who), scene.userIdOf(key), { verified: true }),
  note: (scene, who, [key = "", adminNote]) =>
    changeUser(scene.deps, person(scene, who), scene.userIdOf(key), { adminNote }),
  limit: (scene, who, [key = "", limit]) =>
    setListingLimit(scene.deps, person(scene, who), scene.userIdOf(key), Number(limit)),
  badges: (scene, who, [about = "", badge = ""]) =>
    setBadges(scene.deps, person(scene, who), findListing(scene, about), { [badge]: true }),
  reboost: (scene, who, [about = ""]) => reboost(scene.deps, person(scene, who), findListing(scene, about)),
};

const VERBS: Record<string, Verb> = { ...OF_EVERYBODY, ...OF_A_WATCHED_SITE };
const ADMIN_VERBS: ReadonlySet<string> = new Set(Object.keys(OF_A_WATCHED_SITE));

const UNITS = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS };
/** Emails of the last hours stay queued, as if the mail server were down. */
const MAIL_DOWN_MS = 4 * HOUR_MS;
const SENT_AFTER_MS = 4000;
const FULL_MAILBOX = {
  failed: "coral",
  error: "452 4.2.2 The recipient's mailbox is over its storage limit",
};
/** After the last attempt; see `WAITS_MS` of the outbox. */
const GIVEN_UP_AFTER_MS = 65.4 * HOUR_MS;
const ATTEMPTS = 9;

/** Dependencies for running the product's actions in one transaction, at a time in the story. */
export const depsIn = (deps: Deps, tx: Tx, time: number): Deps => {
  const own: Pick<Database, "read" | "withTx"> = { read: tx, withTx: (work) => work(tx) };
  const within: Deps = {
    ...deps,
    db: Object.assign(Object.create(deps.db) as Database, own),
    clock: { ...deps.clock, now: () => time },
  };
  return { ...within, afterListed: (_, id) => checkListing(tx, within, id) };
};

/** A line of story-life.txt: how long ago | who | verb | parameters. Without admins there are no reports. */
export async function live(deps: Deps, tx: Tx, given: Omit<Scene, "tx" | "deps" | "added">): Promise<void> {
  const scene = { ...given, added: new Map() };
  const now = deps.clock.now();
  for (const line of linesIn(lines)) {
    const [ago = "", who = "", verb = "", ...words] = line.split("|");
    if (!scene.hasAdmin && ADMIN_VERBS.has(verb)) continue;
    const time = now - Number.parseFloat(ago) * (UNITS[ago.slice(-1) as keyof typeof UNITS] ?? DAY_MS);
    const act = VERBS[verb];
    const joinedAt = scene.people.find(({ key }) => key === who)?.createdAt ?? 0;
    if (!act || time < joinedAt) throw new Error(`The story cannot happen: ${line}`);
    await act({ ...scene, tx, deps: depsIn(deps, tx, Math.round(time)) }, who, words);
  }
}

/** Marks queued emails as sent. If there are admins to see it, the newest stay queued and one has failed. */
export async function sendMails(
  deps: Deps,
  tx: Tx,
  { hasAdmin, userIdOf }: Pick<Scene, "hasAdmin" | "userIdOf">,
): Promise<void> {
  const now = deps.clock.now();
  const until = hasAdmin ? now - MAIL_DOWN_MS : now;
  const content = deps.config.NODE_ENV === "development" ? {} : { text: "", html: "" };
  const old = await tx
    .select()
    .from(outbox)
    .where(lte(outbox.createdAt, until))
    .orderBy(desc(outbox.createdAt));
  const failed = old.find(
    ({ userId, createdAt }) =>
      hasAdmin && userId === userIdOf(FULL_MAILBOX.failed) && createdAt < now - GIVEN_UP_AFTER_MS,
  );
  for (const { id, createdAt } of old) {
    const result =
      id === failed?.id
        ? { attempts: ATTEMPTS, failedAt: createdAt + GIVEN_UP_AFTER_MS, lastError: FULL_MAILBOX.error }
        : { attempts: 1, sentAt: createdAt + SENT_AFTER_MS, ...content };
    await tx.update(outbox).set(result).where(eq(outbox.id, id));
  }
}
