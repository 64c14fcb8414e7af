import fs from "node:fs/promises";
import { join } from "node:path";
import { dialect, photosFolder } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import type { Database } from "#src/db/open.ts";
import { type Deps, routes } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { access } from "./access.ts";

const EVERY_MS = 15_000;
/** `/readyz` answers within this time, even if the disk hangs. */
const ANSWER_WITHIN_MS = 4000;
const START_WITHIN_MS = 2000;
/** The job only logs, so it gives a busy disk more time. */
const JOB_WITHIN_MS = 30_000;
const LEAST_FREE_BYTES = 16_000_000;
/** A locked database is reported this much before the limit; otherwise the error would blame the disk. */
const LOCK_FIRST_MS = 1000;
const LOCKED = "another program has locked the database";

/** In a few words; null if all is well. */
const problemOf = (deps: Deps, withinMs: number): Promise<string | null> =>
  Promise.race([look(deps, withinMs), sayAfter(withinMs, "the disk does not answer")]);

export function healthJobs(deps: Deps): Job[] {
  const { log } = deps;
  let lastProblem: string | null = null;
  const run = async () => {
    const problem = await problemOf(deps, JOB_WITHIN_MS);
    if (problem && problem !== lastProblem) log.error("not ready", { problem });
    if (!problem && lastProblem) log.warn("ready again", { after: lastProblem });
    lastProblem = problem;
  };
  return [{ name: "report-problem", everyMs: EVERY_MS, everywhere: true, run }];
}

export interface SeenRequest {
  host: string | null;
  scheme: string | null;
  forwardedFor: string | null;
  address: string;
}

/** `/healthz` answers while the process runs (`?seen`: what it sees of a request), `/readyz` if it can save. */
export const healthRoutes = routes()
  .get("/healthz", access("gate"), (c) => {
    if (c.req.query("seen") === undefined) return c.text("ok");
    const header = (name: string) => c.req.header(name) ?? null;
    return c.json({
      host: header("Host"),
      scheme: header("X-Forwarded-Proto"),
      forwardedFor: header("X-Forwarded-For"),
      address: c.get("address"),
    } satisfies SeenRequest);
  })
  .get("/readyz", access("gate"), async (c) => {
    const problem = (await startsStill(c.var.deps)) ?? (await problemOf(c.var.deps, ANSWER_WITHIN_MS));
    return problem ? c.text(`not ready: ${problem}`, 503) : c.text(await readyWith(c.var.deps));
  });

/** Waits a while for the start to end, so that a short one is answered once. */
const startsStill = ({ started }: Deps): Promise<string | null> =>
  Promise.race([
    Promise.resolve(started).then(() => null),
    sayAfter(START_WITHIN_MS, "the server is starting"),
  ]);

/** Without its bucket a server can still show pages, so it counts as ready. */
async function readyWith({ db, catalogs, photos }: Deps): Promise<string> {
  const bucketAnswers = await photos.bucketAnswers();
  const parts = [dialect === "sqlite" ? "ready" : "ready with PostgreSQL"];
  if (dialect === "postgres") {
    if (await db.runsJobs()) parts.push("runs the jobs");
    parts.push(`${await db.countConnections()} connections`);
    parts.push(`search is ${await catalogs.behind()} changes behind`);
  }
  if (bucketAnswers !== null)
    parts.push(bucketAnswers ? "the bucket answers" : "the bucket does not answer: no photos can be saved");
  return parts.join(", ");
}

/** Resolves with `words` after `ms`; the timer does not keep the process running. */
const sayAfter = (ms: number, words: string): Promise<string> =>
  new Promise((resolve) => void setTimeout(resolve, ms, words).unref());

async function look({ config, db, photos: store }: Deps, withinMs: number): Promise<string | null> {
  const dataDir = config.DATA_DIR;
  const photosDir = config.PHOTOS_URL ? null : photosFolder(config);
  if (db.isReplaced()) return "the database file was replaced or deleted";
  try {
    await db.check();
  } catch {
    return "the database cannot be read";
  }
  if (photosDir && !(await isFolder(photosDir))) return "the photos folder is missing";
  if (store.isReplaced()) return "the photos folder is not the one that the server started with";
  try {
    const { bavail, bsize } = await fs.statfs(dataDir);
    if (bavail * bsize < LEAST_FREE_BYTES) return "the disk is full";
    await writeProbe(dataDir);
    if (photosDir) await writeProbe(photosDir);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full";
    if (code === "EROFS") return "the disk is read-only";
    return "the data folder cannot be written";
  }
  return findLock(db, withinMs - LOCK_FIRST_MS);
}

const isFolder = async (path: string): Promise<boolean> =>
  (await fs.stat(path).catch(() => null))?.isDirectory() ?? false;

/** Begins and ends a write transaction, which waits while another program holds the lock. */
async function findLock(db: Database, withinMs: number): Promise<string | null> {
  const begun = db
    .withTx(async () => null)
    .catch((error: unknown) =>
      error instanceof AppError && error.key === "databaseBusy" ? LOCKED : "the database cannot be written",
    );
  return Promise.race([begun, sayAfter(withinMs, LOCKED)]);
}

async function writeProbe(dir: string): Promise<void> {
  const path = join(dir, `.probe-${crypto.randomUUID()}`);
  try {
    await using file = await fs.open(path, "wx");
    await file.writeFile("probe");
    await file.sync();
  } finally {
    await fs.rm(path, { force: true });
  }
}
