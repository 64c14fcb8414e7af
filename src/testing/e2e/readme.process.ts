import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "#src/tooling/free-port.ts";

const project = resolve(import.meta.dirname, "../../..");
const readme = readFileSync(join(project, "README.md"), "utf8");

/** The commands in a chapter, in order. */
function commandsIn(chapter: string): string[] {
  const text = readme.split(`### ${chapter}\n`)[1]?.split("\n### ")[0] ?? "";
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => String(commands));
}

let root = "";
test.beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "markaba-vps-"));
  for (const folder of ["bin", "etc/systemd/system", "etc/caddy", "usr/local/bin", "var/lib", "mnt"])
    mkdirSync(join(root, folder), { recursive: true });
});
test.afterEach(() => {
  spawnSync(join(root, "bin/systemctl"), ["stop", "markaba"]);
  rmSync(root, { recursive: true, force: true });
});

/** Replaces a command that would change the machine itself. */
function standIn(name: string, script: string): void {
  writeFileSync(join(root, "bin", name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(root, "bin", name), 0o755);
}

/** Starts and stops the unit's command with its settings. */
const SYSTEMCTL = (at: string) => `
unit=${at}/etc/systemd/system/markaba.service
stop() { [ ! -f ${at}/pid ] || { kill $(cat ${at}/pid); tail --pid=$(cat ${at}/pid) -f /dev/null; rm ${at}/pid; }; }
start() {
  eval "$(sed -n 's/^Environment=/export /p' $unit)"
  set -a; . ${at}/etc/markaba.env
  eval "exec $(sed -n 's/^ExecStart=//p' $unit)" >> ${at}/log 2>&1 & echo $! > ${at}/pid
  for i in $(seq 600); do curl -sf http://127.0.0.1:$PORT/readyz > /dev/null && return; sleep 0.1; done
  cat ${at}/log; exit 1
}
case "$*" in
  "daemon-reload") ;;
  "reload caddy") ! command -v caddy > /dev/null || caddy validate --adapter caddyfile --config ${at}/etc/caddy/Caddyfile ;;
  "enable --now markaba" | "start markaba") start ;;
  "disable --now markaba" | "stop markaba") stop ;;
  "restart markaba") stop; start ;;
  *) echo "systemctl $*?"; exit 1 ;;
esac`;

/** Runs commands unchanged, except that the machine's folders are in a folder of the test. */
function run(commands: string, port: number): string {
  const inside = commands
    .replaceAll(/(?<![\w.])\/(etc|usr\/local|var\/lib|mnt)\b/g, `${root}/$1`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`);
  const { status, stdout, stderr } = spawnSync("bash", ["-euxo", "pipefail", "-c", inside], {
    cwd: project,
    encoding: "utf8",
    env: {
      PATH: [join(root, "bin"), join(root, "usr/local/bin"), process.env.PATH].join(":"),
      HOME: root,
      PORT: String(port),
    },
  });
  if (status !== 0) throw new Error(`They end with ${status}:\n${stderr}${stdout}`);
  return stdout;
}

test("every command for operators in the README works as described", async () => {
  test.setTimeout(120_000);
  const port = freePort();
  standIn("systemctl", SYSTEMCTL(root));
  standIn("journalctl", `case "$*" in *err*) ;; *) cat ${root}/log ;; esac`);
  // Nothing answers at the README's public address, which is an error for doctor.
  standIn(
    "runuser",
    `[ "$1 $2 $3" = "-u markaba --" ] && shift 3 && set -a && . ${root}/etc/markaba.env && { "$@" || [ $? = 1 -a "$2" = doctor ]; }`,
  );
  standIn("useradd", `[ "\${@: -1}" = markaba ]`);
  standIn("install", `exec /usr/bin/install $(echo " $*" | sed 's/ -[og] markaba//g')`);
  standIn("sleep", `[ "$1" = 20 ] || exec /bin/sleep "$@"`);
  standIn("rsync", `[ -e "$2" ] && [[ "$3" = new.example.com:* ]]`);

  const [firstStart = "", update = "", restore = "", move = "", watch = "", ...more] =
    commandsIn("On a VPS, step by step");
  expect(more).toEqual([]);
  expect(run(firstStart, port)).toContain("/set-up?token=");
  const readinessOf = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
  expect(await readinessOf()).toBe("ready");
  const idOf = (folder: string) =>
    (JSON.parse(readFileSync(join(root, folder, "site.json"), "utf8")) as { id: string }).id;
  const id = idOf("var/lib/markaba");

  for (const commands of [update, watch]) run(commands, port);
  const settings = `set -a; . ${root}/etc/markaba.env; set +a\n`;
  for (const commands of commandsIn("Backups")) run(settings + commands, port);
  for (const commands of commandsIn("Moving"))
    expect(run(settings + commands, port)).toMatch(/(^sha256 \w{64})$[^]*^\1$/m);
  for (const times of [1, 2]) {
    run(restore, port);
    const old = readdirSync(join(root, "var/lib")).filter((name) => name.startsWith("markaba."));
    expect(old).toHaveLength(times);
  }
  expect([await readinessOf(), idOf("var/lib/markaba")]).toEqual(["ready", id]);
  run(move, port);
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
});
