import { setTimeout as wait } from "node:timers/promises";
import { listRunning } from "#src/auth/sessions.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Version } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { errorFields } from "#src/runtime/log.ts";
import { latestRev, listChanges } from "./list-changes.ts";

const LOOK_EVERY_MS = 100;
const LOOKS_PER_CHECK = 10;
/** Mobile networks and Bun end connections that are silent for longer. */
const BEAT_EVERY_MS = 25_000;
const MOST_LIFE_MS = 15 * MINUTE_MS;
const MOST_OF_SESSION = 3;
const MOST_STREAMS = 2000;

interface Stream {
  tokenHash: string;
  beatsAt: number;
  endsAt: number;
  out: ReadableStreamDefaultController<Uint8Array>;
}

const hashesOf = (streams: Stream[]) => streams.map(({ tokenHash }) => tokenHash);
const utf8 = new TextEncoder();

/** The open streams of this server. While there are any, it looks for commits of all servers, and tells what changed. */
function createHub({ db, clock, log }: Deps) {
  const streams = new Set<Stream>();
  let mostStreams = MOST_STREAMS;
  let isAwake = false;
  /** The last change that was told. */
  let told = 0;
  let seen: Version | null = null;
  let isChecked = true;

  /** `since` is the last change that the reader knows, or not a number. Null if there are too many streams. */
  async function open(tokenHash: string, since: number) {
    const rev = isAwake ? told : await latestRev(db.read);
    const own = [...streams].filter((stream) => stream.tokenHash === tokenHash);
    if (own[0] && own.length >= MOST_OF_SESSION) end(own[0]);
    if (streams.size >= mostStreams) return null;
    const now = clock.monotonicMs();
    const times = { beatsAt: now + BEAT_EVERY_MS, endsAt: now + MOST_LIFE_MS * (1 - Math.random() / 3) };
    const stream = { tokenHash, ...times } as Stream;
    const body = new ReadableStream<Uint8Array>({
      start: (out) => void streams.add(Object.assign(stream, { out })),
      cancel: () => void streams.delete(stream),
    });
    send(stream, `: hi\nretry: 5000\nid: ${rev}\n\n`);
    if (!isAwake) void watch(rev);
    const from = since < rev ? since : rev;
    tell([stream], await listChanges(db.read, from, [tokenHash], clock.now()));
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
    // One that its reader has left is closed already.
    if (streams.delete(stream)) stream.out.close();
  }

  async function watch(rev: number): Promise<void> {
    isAwake = true;
    told = rev;
    for (let looks = 1; streams.size > 0; looks++) {
      await wait(LOOK_EVERY_MS);
      try {
        await look();
        if (looks % LOOKS_PER_CHECK === 0) await check();
      } catch (error) {
        seen = null;
        log.warn("events not told", errorFields(error));
        await wait(LOOK_EVERY_MS * LOOKS_PER_CHECK);
      }
    }
    isAwake = false;
  }

  async function look(): Promise<void> {
    const version = await db.dataVersion();
    if (version === seen) return;
    seen = version;
    isChecked = false;
    const latest = await latestRev(db.read);
    if (latest <= told) return;
    const all = [...streams];
    tell(all, await listChanges(db.read, told, hashesOf(all), clock.now()));
    told = latest;
  }

  function tell(to: Stream[], changes: Awaited<ReturnType<typeof listChanges>>): void {
    const changesOf = Map.groupBy(changes, ({ tokenHash }) => tokenHash);
    for (const stream of to)
      for (const { id, rev } of changesOf.get(stream.tokenHash) ?? [])
        send(stream, `event: thread\nid: ${rev}\ndata: ${JSON.stringify({ thread: id })}\n\n`);
  }

  async function check(): Promise<void> {
    const now = clock.monotonicMs();
    for (const stream of streams) {
      if (now >= stream.endsAt) end(stream);
      if (now < stream.beatsAt) continue;
      stream.beatsAt = now + BEAT_EVERY_MS;
      send(stream, ":\n\n");
    }
    if (isChecked) return;
    const all = [...streams];
    const running = new Set(await listRunning(db.read, hashesOf(all), clock.now()));
    for (const stream of all) if (!running.has(stream.tokenHash)) end(stream);
    isChecked = true;
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
