import { and, desc, eq, lte } from "drizzle-orm";
import type { Tx } from "#src/db/open.ts";
import { changeUser, reboost, setBadges, setListingLimit } from "#src/features/admin/actions.ts";
import { publishCar } from "#src/features/cars/actions.ts";
import { carInput } from "#src/features/cars/car-input.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { markHandled, sendMessage } from "#src/features/help/actions.ts";
import { contactForm } from "#src/features/help/schema.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { keepDraft } from "#src/features/listings/life-cycle/drafts.ts";
import type { ListingKind, ListingRef } from "#src/features/listings/kinds.ts";
import { listingPrices, listings } from "#src/features/listings/tables.ts";
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
import type { DemoUser } from "./story-people.ts";
import { type Trouble, TROUBLES } from "./story-troubles.ts";

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
  const { deps, tx } = scene;
  const trouble = TROUBLES[name as Trouble];
  const seller = person(scene, who);
  scene.added.set(name, { kind: trouble.kind, id: await publish() });

  async function publish(): Promise<string> {
    if (trouble.kind === "car") {
      const createdAt = deps.clock.now();
      const photoIds = trouble.pictures.map(scene.photoIdOf);
      for (const photoId of photoIds)
        await tx.insert(photoUploads).values({ photoId, ownerId: seller.id, createdAt });
      const images = photoIds.map((id) => photoUrl(id, 1280));
      return publishCar(deps, seller, parseInput(carInput, { ...trouble.typed, images }));
    }
    const copied = "copies" in trouble ? await descriptionOf(tx, findListing(scene, trouble.copies).id) : {};
    return publishPlate(deps, seller, parseInput(plateInput, { ...copied, ...trouble.typed }));
  }
};

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

export const VERBS: Record<string, Verb> = { ...OF_EVERYBODY, ...OF_A_WATCHED_SITE };
export const ADMIN_VERBS: ReadonlySet<string> = new Set(Object.keys(OF_A_WATCHED_SITE));
