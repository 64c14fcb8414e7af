import { findRunning, type Session } from "#src/auth/sessions.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Version } from "#src/db/open.ts";
import type { Person } from "#src/features/listings/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { errorFields } from "#src/runtime/log.ts";
import { latestRev, listChanged, listChangedSides } from "./list-changes.ts";

const LOOK_EVERY_MS = 100;
const LOOKS_PER_CHECK = 10;
/** Mobile networks and Bun end connections that are silent for longer. */
const BEAT_EVERY_MS = 25_000;
const MOST_LIFE_MS = 15 * MINUTE_MS;
const MOST_OF_SESSION = 3;
const MOST_STREAMS = 2000;

interface Stream extends Pick<Session, "tokenHash"> {
  person: Person;
  /** Of a new stream: the last change that its reader knows. */
  since: number | null;
  beatsAt: number;
  endsAt: number;
  out: ReadableStreamDefaultController<Uint8Array>;
}

const utf8 = new TextEncoder();

/** The open streams of this server. While there are any, it looks for commits of all servers, and tells what changed. */
function createHub({ db, clock, log }: Deps) {
  const streams = new Set<Stream>();
  let mostStreams = MOST_STREAMS;
  let isAwake = false;
  let told = 0;
  let seen: Version | null = null;
  let checked: Version | null = null;

  /** `since` is the last change that the reader knows. Null if there are too many streams. */
  async function open({ tokenHash, user }: Session, since: number) {
    const rev = isAwake ? told : await latestRev(db.read);
    const own = [...streams].filter((stream) => stream.tokenHash === tokenHash);
    if (own[0] && own.length >= MOST_OF_SESSION) end(own[0]);
    if (streams.size >= mostStreams) return null;
    const now = clock.monotonicMs();
    const times = { beatsAt: now + BEAT_EVERY_MS, endsAt: now + MOST_LIFE_MS * (1 - Math.random() / 3) };
    let stream: Stream;
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        stream = { tokenHash, person: user, since: Math.min(since, rev), ...times, out };
        streams.add(stream);
        send(stream, `: hi\nretry: 5000\nid: ${rev}\n\n`);
      },
      cancel: () => void streams.delete(stream),
    });
    seen = null;
    if (!isAwake) {
      told = rev;
      void watch();
    }
    return body;
  }

  function send(stream: Stream, text: string): void {
    try {
      stream.out.enqueue(utf8.encode(text));
    } catch {
      streams.delete(stream);
    }
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    try {
      stream.out.close();
    } catch {}
  }

  async function watch(): Promise<void> {
    isAwake = true;
    for (let looks = 1; streams.size > 0; looks++) {
      await Bun.sleep(LOOK_EVERY_MS);
      try {
        if (looks % LOOKS_PER_CHECK === 0) await check();
        await look();
      } catch (error) {
        seen = null;
        log.warn("events not told", errorFields(error));
        await Bun.sleep(LOOK_EVERY_MS * LOOKS_PER_CHECK);
      }
    }
    isAwake = false;
  }

  async function look(): Promise<void> {
    const version = await db.dataVersion();
    if (version === seen) return;
    seen = version;
    const sides = await listChangedSides(db.read, told);
    const changed = new Set(sides.flatMap(({ userId, dealerId }) => [userId, dealerId]));
    const concerned = [...streams].filter(
      ({ person, since }) =>
        since !== null || changed.has(person.id) || (person.dealerId && changed.has(person.dealerId)),
    );
    const latest = Math.max(told, ...sides.map(({ rev }) => rev));
    await endRevoked(concerned);
    for (const stream of concerned) {
      const since = stream.since ?? told;
      stream.since = null;
      const threads = since < latest ? await listChanged(db.read, stream.person, since) : [];
      for (const { id, rev } of threads)
        send(stream, `event: thread\nid: ${rev}\ndata: ${JSON.stringify({ thread: id })}\n\n`);
    }
    told = latest;
  }

  async function check(): Promise<void> {
    const now = clock.monotonicMs();
    for (const stream of streams) {
      if (now >= stream.endsAt) end(stream);
      else if (now >= stream.beatsAt) {
        stream.beatsAt = now + BEAT_EVERY_MS;
        send(stream, ":\n\n");
      }
    }
    const version = await db.dataVersion();
    if (version !== checked) await endRevoked([...streams]);
    checked = version;
  }

  /** Ends streams whose session ended. In the others, the person may have changed the dealer. */
  async function endRevoked(list: Stream[]): Promise<void> {
    if (list.length === 0) return;
    const hashes = list.map(({ tokenHash }) => tokenHash);
    const running = await findRunning(db.read, hashes, clock.now());
    const people = new Map(running.map(({ tokenHash, person }) => [tokenHash, person]));
    for (const stream of list) {
      const person = people.get(stream.tokenHash);
      if (person) stream.person = person;
      else end(stream);
    }
  }

  /** Ends all streams and refuses new ones. */
  function close(): void {
    mostStreams = 0;
    for (const stream of streams) end(stream);
  }

  return { open, close, count: () => streams.size };
}

const hubs = new WeakMap<Deps["db"], ReturnType<typeof createHub>>();

export const hubOf = (deps: Deps) => hubs.getOrInsertComputed(deps.db, () => createHub(deps));
