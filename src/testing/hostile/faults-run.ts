import { seededRandom } from "#src/demo/random.ts";
import { type Fault, FAULTS, type LastingFault } from "./faults-kinds.ts";
import { type Ground, makeGround } from "./faults-ground.ts";
import { findLosses, findMissing } from "./storm-ledger.ts";
import type { Tried } from "./storm-writers.ts";

const SAID_WITHIN_MS = 5000;
const RECOVERS_WITHIN_MS = 30_000;
const SLOWEST_READ_MS = 3000;

interface Tally {
  faults: number;
  /** How often each state was observed: the text of `/readyz`, and the responses to writes. */
  states: Record<string, number>;
  /** The time until something was saved again; if the server ended, since the cause, including refused starts. */
  longestRecoveryMs: number;
}

export interface Summary {
  seed: number;
  faults: number;
  minutes: number;
  saved: number;
  kinds: Record<string, Tally>;
  skipped: string[];
  /** The errors found. */
  failures: string[];
}

/** Causes faults, evenly spread over the time, and checks the server during and after them. */
export async function runFaults(options: {
  faults: number;
  minutes: number;
  seed: number;
  report?(line: string): void;
}): Promise<Summary> {
  const { faults, minutes, seed, report = () => undefined } = options;
  const random = seededRandom(seed);
  const ground = await makeGround(random);
  const possible = FAULTS.filter(({ needs }) => !needs || ground.has[needs]);
  const summary: Summary = {
    seed,
    faults: 0,
    minutes: 0,
    saved: 0,
    kinds: {},
    skipped: FAULTS.filter((fault) => !possible.includes(fault)).map(
      ({ name, needs }) => `${name}: no ${needs}`,
    ),
    failures: [],
  };
  const fail = (what: string) => {
    summary.failures.push(what);
    report(`FAILED: ${what}`);
  };
  const begun = performance.now();
  let checked = 0;
  try {
    await Bun.sleep(1000);
    for (let i = 0; i < faults; i++) {
      const fault = random.pickWeighted(possible.map((fault) => [fault, fault.weight] as const));
      const tally = (summary.kinds[fault.name] ??= { faults: 0, states: {}, longestRecoveryMs: 0 });
      const failures = await causeOne(ground, fault, tally);
      summary.faults++;
      tally.faults++;
      for (const failure of failures) fail(`fault ${i}, ${fault.name}: ${failure}`);
      const { length } = ground.storm.saved;
      for (const loss of findMissing(ground.dataDir, ground.storm.saved.slice(checked, length))) fail(loss);
      checked = Math.max(0, length - 200);
      if (i % 50 === 49) report(`${i + 1} faults, ${length} saved, ${summary.failures.length} failures`);
      const next = begun + ((i + 1) * minutes * 60_000) / faults;
      await Bun.sleep(Math.max(100, next - performance.now()));
    }
    await ground.storm.stop();
    for (const loss of findLosses(ground.dataDir, ground.storm.saved)) fail(loss);
  } catch (error) {
    fail(
      `the run stopped: ${error instanceof Error ? error.stack : error}\n${ground.server.logs().slice(-2000)}`,
    );
  } finally {
    summary.saved = ground.storm.saved.length;
    summary.minutes = (performance.now() - begun) / 60_000;
    await ground.dispose();
  }
  return summary;
}

async function causeOne(ground: Ground, fault: Fault, tally: Tally): Promise<string[]> {
  const { server, storm } = ground;
  storm.reads.length = storm.writes.length = 0;
  const count = (state: string) => void (tally.states[state] = (tally.states[state] ?? 0) + 1);
  const failures: string[] = [];
  const logged = server.logs().length;
  let curedAt = performance.now();
  if ("end" in fault) await fault.end(ground).catch((error: unknown) => failures.push(String(error)));
  else {
    const cure = await fault.cause(ground);
    const said = await untilSaid(ground, fault);
    const from = Date.now();
    // While another program holds the lock, the response takes some seconds.
    const state = readiness(ground);
    await Bun.sleep(fault.lastsMs(ground));
    if (!(await server.call("GET", "/healthz")).ok) failures.push("/healthz does not answer");
    const to = Date.now();
    await cure();
    curedAt = performance.now();
    const finalState = await state;
    count(finalState);
    if (fault.says && !fault.isOptional) {
      if (said === null) failures.push(`/readyz says ${finalState}, not ${fault.says}`);
      if (!fault.says.test(server.logs().slice(logged))) failures.push("the log does not name it");
    } else if (!finalState.startsWith("200") && !fault.says?.test(finalState))
      failures.push(`/readyz says ${finalState}, then ${await readiness(ground)}`);
    const during = ({ startedAt, tookMs }: Tried) => startedAt >= from && startedAt + tookMs <= to;
    const writes = storm.writes.filter(during);
    for (const { status } of writes) count(`a write got ${status}`);
    failures.push(...writes.map(wrongAnswer).filter((wrong) => wrong !== null));
    failures.push(...storm.reads.filter(during).flatMap((read) => wrongRead(read, fault)));
  }
  const recoveredMs = await untilRecovered(ground, "end" in fault ? performance.now() : curedAt);
  if (recoveredMs === null) {
    const open = [...storm.open].map(({ what, startedAt }) => `${what} for ${Date.now() - startedAt} ms`);
    failures.push(
      `not recovered after ${RECOVERS_WITHIN_MS} ms: ${await readiness(ground)}; open: ${open.join(", ")}; ` +
        `last: ${JSON.stringify(storm.writes.slice(-5))}`,
    );
    await server.kill();
    await server.start();
  }
  tally.longestRecoveryMs = Math.max(tally.longestRecoveryMs, Math.round(performance.now() - curedAt));
  return failures;
}

async function readiness({ server }: Ground): Promise<string> {
  const answer = await server.call("GET", "/readyz").catch(() => null);
  return answer ? `${answer.status} ${await answer.text()}` : "no answer";
}

/** The time until `/readyz` reported the problem; null if it did not. */
async function untilSaid(ground: Ground, fault: LastingFault): Promise<number | null> {
  const begun = performance.now();
  if (!fault.says || fault.isOptional) return 0;
  while (performance.now() - begun < SAID_WITHIN_MS) {
    const state = await readiness(ground);
    if (state.startsWith("503") && fault.says.test(state)) return performance.now() - begun;
    await Bun.sleep(100);
  }
  return null;
}

/** The time until the server is ready and has saved something started after the fault ended; null if too long. */
async function untilRecovered(ground: Ground, curedAt: number): Promise<number | null> {
  const from = ground.storm.writes.length;
  const now = Date.now();
  while (performance.now() - curedAt < RECOVERS_WITHIN_MS) {
    const hasSaved = ground.storm.writes
      .slice(from)
      .some(({ startedAt, status }) => startedAt >= now && isDone(status));
    if (hasSaved && (await readiness(ground)).startsWith("200")) return performance.now() - curedAt;
    await Bun.sleep(50);
  }
  return null;
}

const isDone = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Limits (429) and ended sessions (401) are unrelated to faults. */
const EXPECTED = [200, 201, 204, 401, 429];

function wrongAnswer({ what, status, error, retryAfter }: Tried): string | null {
  if (status !== null && EXPECTED.includes(status)) return null;
  const isClear = error !== undefined && /"error":"[^"]{20,}"/.test(error);
  if (status === 507 && isClear) return null;
  if (status === 503 && isClear && retryAfter) return null;
  return `${what} was answered ${status} ${error ?? ""} (Retry-After ${retryAfter})`;
}

function wrongRead({ what, status, tookMs }: Tried, { hidesPhotos }: LastingFault): string[] {
  const isHidden = hidesPhotos && what.startsWith("/photos/");
  if (status !== 200 && !isHidden) return [`reading ${what} was answered ${status}`];
  return tookMs > SLOWEST_READ_MS ? [`reading ${what} took ${Math.round(tookMs)} ms`] : [];
}
