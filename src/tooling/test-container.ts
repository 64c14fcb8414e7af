import { ok as assert } from "node:assert/strict";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { ROOT } from "./root.ts";

// Builds and runs the image of the Dockerfile as compose.yaml does: a car outlives a stop, a backup is restored twice.
const NAME = "markaba-test";
const HARDENED = ["--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges"];
/** Where this process may not raise limits, runc cannot set podman's own, which are higher. */
const LIMITS = ["--ulimit=nofile=4096:4096", "--ulimit=nproc=4096:4096"];
const VOLUMES = [`--volume=${NAME}-data:/data`, `--volume=${NAME}-backups:/backups`];
const WITHOUT_TMP = [...HARDENED, ...LIMITS, ...VOLUMES];
const OPTIONS = [...WITHOUT_TMP, "--tmpfs=/tmp"];
const READY_WITHIN_MS = 120_000;
/** From here on, exit codes are those of podman and Docker themselves. */
const RUNTIME_FAILED = 125;

const tool = Bun.which("podman") ?? Bun.which("docker");
if (!tool) skip("there is neither podman nor Docker");
const base = /^FROM (\S+)/m.exec(await Bun.file(`${ROOT}/Dockerfile`).text())?.[1] ?? "";
if (run(["image", "inspect", base], { mayFail: true }).code !== 0)
  skip(
    `there is no image ${base}; one is made with: debootstrap --variant=minbase bookworm base && tar -C base -c . | podman import - docker.io/library/${base}`,
  );

const begun = performance.now();
try {
  removeAll();
  const never = tool.endsWith("podman") ? ["--pull-never", "--format=docker"] : ["--pull=false"];
  run(["build", ...never, "--network=host", `--tag=${NAME}`, "."]);
  say("built");

  const refused = ["run", "--rm", ...WITHOUT_TMP, "--read-only-tmpfs=false", NAME, "serve"];
  const refusal = run(refused, { mayFail: true });
  if (refusal.code >= RUNTIME_FAILED) throw new Error(`${tool} cannot run containers here: ${refusal.text}`);
  if (tool.endsWith("podman")) assert(/\/tmp/.test(refusal.text), `the folder is named: ${refusal.text}`);

  const site = await start();
  say("ready");
  const cookie = await site.signUp();
  const first = await site.postCar(cookie);
  run(["exec", NAME, "markaba", "backup"]);
  const second = await site.postCar(cookie);
  run(["stop", "--time=15", NAME]);
  const state = run(["inspect", "--format={{.State.ExitCode}}", NAME]).text.trim();
  assert(state === "0", `it stops by itself, not ${state}`);
  assert(run(["logs", NAME]).text.includes("stopping"), "SIGTERM is logged");
  say("stopped");

  const again = await start();
  for (const id of [first, second]) assert((await again.statusOf(id)) === 200, `${id} outlives a restart`);
  run(["exec", NAME, "markaba", "health"]);
  run(["stop", "--time=15", NAME]);

  const [restore = "", tidy = ""] = await commandsAfter("To restore a backup");
  runAsWritten(restore);
  // The names of the old folders differ by the second.
  await Bun.sleep(1000);
  runAsWritten(restore);
  const restored = await start();
  assert((await restored.statusOf(first)) === 200, "the car of the backup is there");
  assert((await restored.statusOf(second)) === 404, "a later car is not");
  const folders = () => run(["exec", NAME, "ls", "/data"]).text.trim().split("\n");
  assert(folders().length === 3, `both old folders are kept: ${folders().join(" ")}`);
  runAsWritten(tidy);
  assert(folders().join() === "site", `the old folders are gone: ${folders().join(" ")}`);
  say("restored");
} finally {
  removeAll();
}
console.log("\n1 passed, 0 failed");

function skip(reason: string): never {
  console.log(`Skipped: ${reason}.`);
  process.exit(0);
}

function say(what: string): void {
  console.log(`${what} after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

function run(args: string[], { mayFail = false } = {}): { code: number; text: string } {
  const { exitCode, stdout, stderr } = Bun.spawnSync([tool ?? "", ...args], { cwd: ROOT });
  const text = `${stdout}${stderr}`;
  if (exitCode !== 0 && !mayFail) throw new Error(`${args.join(" ")}: ${exitCode}\n${text.slice(-3000)}`);
  return { code: exitCode, text };
}

/** The blocks of commands in the README that follow these words. */
async function commandsAfter(words: string): Promise<string[]> {
  const readme = await Bun.file(`${ROOT}/README.md`).text();
  const blocks = readme.slice(readme.indexOf(words)).matchAll(/```sh\n(.*?)```/gs);
  return [...blocks].map(([, commands = ""]) => commands);
}

/** Runs those commands of Compose that run one in the image or container, which have the same name here. */
function runAsWritten(commands: string): void {
  const one = [tool, "run", "--rm", ...OPTIONS].join(" ");
  for (const line of commands.split("\n").filter((each) => / (run|exec) /.test(each))) {
    const here = line
      .replace("docker compose run --rm", one)
      .replace("docker compose", String(tool))
      .replace(" markaba ", ` ${NAME} `);
    const { exitCode, stderr } = Bun.spawnSync(["bash", "-c", here], { cwd: ROOT });
    if (exitCode !== 0) throw new Error(`${here}: ${exitCode}\n${stderr}`);
  }
}

function removeAll(): void {
  run(["rm", "--force", "--volumes", NAME], { mayFail: true });
  for (const volume of ["data", "backups"])
    run(["volume", "rm", "--force", `${NAME}-${volume}`], { mayFail: true });
}

async function start() {
  run(["rm", "--force", NAME], { mayFail: true });
  const reached = ["--publish=127.0.0.1::3000", "--env=HOST=0.0.0.0"];
  run(["run", "--detach", `--name=${NAME}`, ...OPTIONS, ...reached, NAME]);
  const origin = `http://${run(["port", NAME, "3000/tcp"]).text.trim().split("\n")[0]}`;
  const from = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (performance.now() > until) throw new Error(`Not ready: ${run(["logs", NAME]).text}`);
    await Bun.sleep(100);
  }
  return {
    statusOf: async (id: string) => (await fetch(`${origin}/api/cars/${id}`)).status,
    async signUp() {
      const person = { name: "Rania", email: "rania@example.com", password: "wadi rum at dusk" };
      const answer = await fetch(`${origin}/api/auth/register`, {
        method: "POST",
        headers: from,
        body: JSON.stringify(person),
      });
      assert(answer.status === 201, `registered: ${await answer.text()}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    },
    async postCar(Cookie: string): Promise<string> {
      const answer = await fetch(`${origin}/api/cars`, {
        method: "POST",
        headers: { ...from, Cookie },
        body: JSON.stringify(typedCar),
      });
      const car = (await answer.json()) as { id: string };
      assert(answer.status === 201, `posted: ${JSON.stringify(car)}`);
      return car.id;
    },
  };
}
