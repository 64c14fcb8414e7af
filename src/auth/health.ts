import { Hono } from "hono";
import { dialect, photosFolder } from "#src/config.ts";
import type { Deps, Env } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { findProblem, sayAfter } from "#src/runtime/readiness.ts";
import { access } from "./access.ts";

const EVERY_MS = 15_000;
/** `/readyz` answers within this time, even if the disk hangs. */
const ANSWER_WITHIN_MS = 4000;
const START_WITHIN_MS = 2000;
/** The job only logs, so it gives a busy disk more time. */
const JOB_WITHIN_MS = 30_000;

const problemOf = (deps: Deps, withinMs: number): Promise<string | null> =>
  findProblem(
    deps,
    deps.config.DATA_DIR,
    deps.config.PHOTOS_URL ? null : photosFolder(deps.config),
    withinMs,
  );

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
export const healthRoutes = new Hono<Env>()
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
