import { and, eq } from "drizzle-orm";
import { startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { readConfig } from "#src/config.ts";
import { batches } from "#src/core/batches.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { conversations, conversationSides, messages } from "#src/features/conversations/tables.ts";
import { postMessage } from "#src/features/conversations/threads/actions/post-message.ts";
import { listThreads } from "#src/features/conversations/threads/queries/list-threads.ts";
import { plus } from "#src/db/expressions.ts";
import { nextOf } from "#src/features/listings/life-cycle/counters.ts";
import { listings } from "#src/features/listings/tables.ts";
import { rateLimits } from "#src/http/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { openDeps } from "#src/open-deps.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { below, type Figure, type Given, many, median, ms, quantile, report, times } from "./figure.ts";
import { withCopy, withSite } from "./market.ts";
import { firstAnswer, residentMb, siteSettings, startSource } from "./processes.ts";
import { repeatUntil, wallMs } from "./time.ts";

const THREADS = 5_000;
const MESSAGES = 1_000;
const MAX_INBOX_MS = 15;
const MAX_SEND_RATIO = 1.5;
const STREAMS = 2_000;
const SENT = 60;
const person = (id: string) => ({ id, dealerId: null, dealerRole: null }) as const;

/** One seller with conversations about as many listings. */
async function plantThreads({ db, clock }: Deps) {
  const people = await db.read.select({ id: users.id }).from(users).limit(2);
  const [seller, buyer] = people.map(({ id }) => id);
  if (!seller || !buyer) throw new Error("The market has too few people");
  const about = await db.read.select({ id: listings.id }).from(listings).limit(THREADS);
  const ids = about.map(() => newId());
  const rows = about.map(({ id: listingId }, i) => ({ id: ids[i] ?? "", listingId, at: clock.now() - i }));
  for (const some of batches(rows, 100))
    await db.withTx(async (tx) => {
      const names = { buyerName: "Lina", buyerEmail: "lina@example.com", buyerLanguage: "ar" as const };
      await tx.insert(conversations).values(
        some.map(({ id, listingId, at }) => ({
          id,
          listingId,
          buyerKey: buyer,
          ...names,
          lastSeq: 1,
          rev: 0,
          createdAt: at,
          updatedAt: at,
        })),
      );
      for (const [side, userId] of [
        ["seller", seller],
        ["buyer", buyer],
      ] as const)
        await tx
          .insert(conversationSides)
          .values(some.map(({ id, at }) => ({ conversationId: id, side, userId, unread: 1, updatedAt: at })));
      await tx.insert(messages).values(
        some.map(({ id, at }) => ({
          id: newId(),
          conversationId: id,
          seq: 1,
          side: "buyer" as const,
          kind: "text" as const,
          text: "Is it still available?",
          createdAt: at,
        })),
      );
    });
  return { seller, buyer, ids };
}

/** Sends messages, and writes the same rows without rules, in alternation. */
async function conversationFigures(given: Given): Promise<Figure[]> {
  return withSite(given, async (deps) => {
    const { seller, buyer, ids } = await plantThreads(deps);
    const inbox: number[] = [];
    for (let i = 0; i < 200; i++)
      inbox.push(
        await wallMs(() =>
          listThreads(deps.db.read, person(seller), "all", { page: 1 + (i % 250), pageSize: 20 }, Date.now()),
        ),
      );
    const [id = ""] = ids;
    /** The rows of a message without any rule, with the same library and in one commit. */
    const rows = (text: string) =>
      deps.db.withTx(async (tx) => {
        const now = Date.now();
        const rev = await nextOf(tx, "conversation-rev");
        const [changed] = await tx
          .update(conversations)
          .set({ lastSeq: plus(conversations.lastSeq), rev, updatedAt: now })
          .where(eq(conversations.id, id))
          .returning({ seq: conversations.lastSeq });
        const message = { id: newId(), conversationId: id, seq: changed?.seq ?? 0, side: "buyer" as const };
        await tx.insert(messages).values({ ...message, kind: "text", text, createdAt: now });
        for (const [side, unread] of [
          ["buyer", 0],
          ["seller", 1],
        ] as const)
          await tx
            .update(conversationSides)
            .set({ unread, updatedAt: now })
            .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.side, side)));
        for (const limit of ["minute", "day", "text", "same"])
          await tx
            .insert(rateLimits)
            .values({ key: `bench-${limit}`, count: 1, endsAt: now })
            .onConflictDoUpdate({ target: rateLimits.key, set: { endsAt: now } });
      });
    const plain: number[] = [];
    const sent: number[] = [];
    let day = 0;
    // A day for each message, because a person may send only so many.
    const later = { ...deps, clock: { ...deps.clock, now: () => Date.now() + day * DAY_MS } };
    for (let i = 0; i < MESSAGES; i++, day++) {
      const text = `The price is negotiable, come and see it on day ${i}.`;
      plain.push(await wallMs(() => rows(text)));
      sent.push(
        await wallMs(() =>
          postMessage(later, { person: person(buyer) }, ids[i % 200] ?? "", { text, photos: [] }),
        ),
      );
    }
    const [plainMs, sentMs] = [median(plain), median(sent)];
    return [
      {
        what: `an inbox with ${many(THREADS)} conversations, p99`,
        ...below(quantile(inbox, 0.99), MAX_INBOX_MS),
      },
      {
        what: "a message sent",
        measured: `${ms(sentMs)}, p99 ${ms(quantile(sent, 0.99))}`,
        wanted: `≤ ${times(MAX_SEND_RATIO)}`,
        holds: sentMs <= plainMs * MAX_SEND_RATIO,
        reference: `${ms(plainMs)}, p99 ${ms(quantile(plain, 0.99))} for its rows without rules, in one commit`,
        ratio: times(sentMs / plainMs),
      },
    ];
  });
}

/** A reader of the stream of changes; counts the events that arrive. */
async function openStream(origin: string, token: string, address: string, onEvent: () => void) {
  const { hostname, port } = new URL(origin);
  const opened = Promise.withResolvers<void>();
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) =>
        void socket.write(
          `GET /api/events HTTP/1.1\r\nHost: ${hostname}\r\nCookie: sid=${token}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
        ),
      data: (_, bytes) => {
        const text = bytes.toString();
        if (text.includes(": hi")) opened.resolve();
        if (/^HTTP\/1.1 [345]/.test(text)) opened.reject(new Error(text));
        if (text.includes("event: thread")) onEvent();
      },
      error: (_, error) => opened.reject(error),
    },
  });
  await opened.promise;
}

/** Searches of one visitor for some seconds while messages are sent, one after another. */
async function live(given: Given): Promise<Figure[]> {
  return withCopy(given.cache, given.size, async (folder) => {
    const { deps, close } = await openDeps(readConfig(siteSettings(folder)), noAssets);
    const { seller, buyer, ids } = await plantThreads(deps);
    const now = deps.clock.now();
    const others = await deps.db.read.select({ id: users.id, role: users.role }).from(users).limit(STREAMS);
    const tokens = await deps.db.withTx(async (tx) => {
      const made: string[] = [];
      for (const other of others) made.push(await startSession(tx, other, now));
      return made;
    });
    await close();
    const tokenOf = (id: string) => tokens[others.findIndex((other) => other.id === id)] ?? "";
    const server = startSource(folder);
    await firstAnswer(`${server.origin}/search`);
    let asked = 0;
    const search = () =>
      wallMs(async () => {
        const address = `198.18.${(asked >> 8) & 255}.${asked++ & 255}`;
        const query = `q=camry+${2008 + (asked % 15)}&maxPrice=${90_000 - asked}`;
        const headers = { "X-Forwarded-For": address };
        await (await fetch(`${server.origin}/api/cars?${query}`, { headers })).text();
      });
    for (let i = 0; i < 500; i++) await search();
    const alone = quantile(await repeatUntil(Bun.sleep(10_000), 20, search), 0.99);
    const mb = () => residentMb(server.pid);
    const before = mb();
    let arrived: (() => void) | undefined;
    const streams = Array.from({ length: STREAMS }, (_, i) => tokens[i % others.length] ?? "");
    for (const some of batches(streams, 50))
      await Promise.all(
        some.map((token, i) => openStream(server.origin, token, `198.20.${i}.1`, () => arrived?.())),
      );
    const open = Number(
      /^markaba_event_streams (\d+)$/m.exec(await (await fetch(`${server.origin}/metrics`)).text())?.[1],
    );
    await Bun.sleep(2000);
    const more = mb() - before;
    const arrivals: number[] = [];
    const send = async () => {
      for (let i = 0; i < SENT; i++) {
        const { promise, resolve } = Promise.withResolvers<void>();
        arrived = resolve;
        const author = i % 2 ? seller : buyer;
        const answer = await fetch(`${server.origin}/api/conversations/${ids[i]}/messages`, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Origin: server.origin,
            Cookie: `sid=${tokenOf(author)}`,
            "X-Forwarded-For": `198.19.0.${i}`,
          },
          body: JSON.stringify({ text: `Come and see it on day ${i}.` }),
        });
        const sentAt = performance.now();
        if (answer.status !== 201) throw new Error(`A message was answered with ${answer.status}`);
        await promise;
        arrivals.push(performance.now() - sentAt);
        await Bun.sleep(200);
      }
    };
    const meanwhile = quantile(await repeatUntil(send(), 20, search), 0.99);
    await server.stop();
    return [
      {
        what: `memory for ${many(open)} open streams`,
        measured: `+ ${more.toFixed(0)} MB`,
        wanted: "≤ 60 MB",
        holds: more <= 60,
      },
      { what: "an event arrives, p99", ...below(quantile(arrivals, 0.99), 200) },
      {
        what: "p99 of a search meanwhile",
        ...below(meanwhile, Math.round(alone * 2)),
        reference: `${ms(alone)} without streams`,
        ratio: times(meanwhile / alone),
      },
    ];
  });
}

await report(async (given) => [...(await conversationFigures(given)), ...(await live(given))]);
