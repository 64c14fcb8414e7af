import { Hono } from "hono";
import { photosFolder } from "#src/config.ts";
import type { Deps, Env } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { findProblem } from "#src/runtime/readiness.ts";
import { access } from "./access.ts";

const EVERY_MS = 15_000;

let lastProblem: string | null = null;

/** Why nothing can be saved, or null; logged when it changes. */
async function reportProblem(deps: Deps): Promise<string | null> {
  const { config, log } = deps;
  const problem = await findProblem(deps, config.DATA_DIR, photosFolder(config));
  if (problem && problem !== lastProblem) log.error("not ready", { problem });
  if (!problem && lastProblem) log.warn("ready again", { after: lastProblem });
  lastProblem = problem;
  return problem;
}

/** So that the log tells of a problem also where nobody asks `/readyz`. */
export const healthJobs = (deps: Deps): Job[] => [
  { name: "report-problem", everyMs: EVERY_MS, run: async () => void (await reportProblem(deps)) },
];

/** `/healthz`: the process answers. `/readyz`: it can read and save, or why not. */
export const healthRoutes = new Hono<Env>()
  .get("/healthz", access("gate"), (c) => c.text("ok"))
  .get("/readyz", access("gate"), async (c) => {
    const problem = await reportProblem(c.var.deps);
    return problem ? c.text(`not ready: ${problem}`, 503) : c.text("ready");
  });
