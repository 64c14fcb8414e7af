import { watch } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#src/config.ts";
import type { Language } from "#src/i18n/language.ts";
import { openStylesheet } from "#src/ui/css.ts";
import { listStyledFiles } from "./assets-build.ts";
import { bundleClient } from "./client-build.ts";
import { freePort } from "./free-port.ts";
import { ROOT } from "./root.ts";

// Keeps the port open while the site restarts after a change. Scripts and styles are built here on request.
const QUIET_MS = 15;
const LOG_DELAY_MS = 50;
const LONGEST_PROBLEM = 10_000;
const NOT_SERVED = /\.test\.tsx?$|^(testing|tooling)\//;

const { HOST, PORT, PUBLIC_ORIGIN = `http://localhost:${PORT}` } = readConfig();
const inner = freePort();
const styled = new Set<string>();
const sheet = await openStylesheet();
const scripts = new Map<Language, Promise<Map<string, string>>>();
const pages = new Set<ReadableStreamDefaultController<string>>();
let version = Date.now();
let [siteProblem, scriptProblem, requestProblem] = ["", "", ""];
let site: Bun.Subprocess | undefined;
let starting = startSite();
void styles();

const tell = (event: string, data: string, to = [...pages]) => {
  for (const page of to) page.enqueue(`event: ${event}\ndata: ${data}\n\n`);
};
const tellProblem = (text: string) => tell("problem", JSON.stringify(text));

async function startSite(): Promise<void> {
  site?.kill("SIGKILL");
  await site?.exited;
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const child = Bun.spawn([process.execPath, join(ROOT, "src/tooling/dev-server.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(inner),
      PUBLIC_ORIGIN,
      TRUSTED_PROXIES: "127.0.0.1",
    },
    stdio: ["ignore", "inherit", "pipe"],
    ipc: () => resolve(),
  });
  site = child;
  const errors = readErrors(child.stderr);
  await Promise.race([ready, child.exited]);
  if (child === site) siteProblem = child.exitCode === null ? "" : await errors;
}

async function readErrors(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let all = "";
  for await (const bytes of stream) {
    const text = decoder.decode(bytes, { stream: true });
    process.stderr.write(text);
    all = (all + text).slice(-LONGEST_PROBLEM);
    const logged = text.split("\n").findLast((line) => line.includes('"level":"error"'));
    if (!logged) continue;
    requestProblem = readable(logged);
    tellProblem(requestProblem);
  }
  return all;
}

function readable(line: string): string {
  const { event, stack, error } = JSON.parse(line) as Record<string, string>;
  return `${event}\n\n${stack ?? error}`;
}

const server = Bun.serve({
  hostname: HOST,
  port: PORT,
  idleTimeout: 0,
  routes: {
    "/dev/page.js": () => script(PAGE_SCRIPT),
    "/dev/changes": () => changes(),
    "/assets/site.css": async () => new Response(await styles(), { headers: { "Content-Type": "text/css" } }),
    "/assets/:language/:file": async ({ url, params }) => {
      const made = await scriptsIn(params.language as Language);
      return script(made.get(new URL(url).pathname) ?? "");
    },
  },
  fetch: forward,
  error: (error) => html(problemPage(Bun.inspect(error)), 502),
});

const script = (code: string) =>
  new Response(code, { headers: { "Content-Type": "text/javascript", "Cache-Control": "no-store" } });

function changes(): Response {
  let page: ReadableStreamDefaultController<string>;
  const stream = new ReadableStream<string>({
    start(controller) {
      pages.add((page = controller));
      tell("version", String(version), [page]);
      if (scriptProblem) tellProblem(scriptProblem);
    },
    cancel: () => void pages.delete(page),
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
}

async function styles(): Promise<string> {
  for (const path of listStyledFiles().filter((path) => !styled.has(path))) {
    styled.add(path);
    await sheet.add(await Bun.file(join(ROOT, path)).text());
  }
  return sheet.css();
}

const scriptsIn = (language: Language): Promise<Map<string, string>> =>
  scripts.getOrInsertComputed(language, () =>
    bundleClient(language, false).then(
      (bundle) => bundle.scripts,
      (error: Error) => {
        scriptProblem = Bun.stripANSI(error.message);
        tellProblem(scriptProblem);
        return new Map<string, string>();
      },
    ),
  );

async function forward(request: Request): Promise<Response> {
  await starting;
  if (siteProblem) return html(problemPage(siteProblem), 500);
  const headers = new Headers(request.headers);
  headers.set("Accept-Encoding", "identity");
  headers.set("X-Forwarded-For", server.requestIP(request)?.address ?? "");
  const { pathname, search } = new URL(request.url);
  const asked = version;
  const passed = fetch(`http://127.0.0.1:${inner}${pathname}${search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: "manual",
  });
  const answer = await passed.catch((error: Error) => {
    if (asked === version || request.body) throw error;
    return null;
  });
  if (!answer) return forward(request);
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  if (answer.status === 500) {
    await Bun.sleep(LOG_DELAY_MS);
    return html(problemPage(requestProblem), 500);
  }
  const page = (await answer.text()).replace("</head>", `${SCRIPT_TAG}</head>`);
  return new Response(page, answer);
}

const html = (page: string, status: number) =>
  new Response(page, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

let timer: Timer | undefined;
for (const folder of ["src", "public", "migrations"])
  watch(join(ROOT, folder), { recursive: true }, (_, path) => {
    if (path && NOT_SERVED.test(path)) return;
    styled.delete(join(folder, path ?? ""));
    clearTimeout(timer);
    timer = setTimeout(() => (starting = startAgain()), QUIET_MS);
  });

async function startAgain(): Promise<void> {
  const wanted = [...scripts.keys()];
  scripts.clear();
  scriptProblem = "";
  const own = ++version;
  await startSite();
  if (own !== version) return;
  for (const language of wanted) void scriptsIn(language);
  tell("version", String(version));
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    site?.kill();
    process.exit(0);
  });

const PAGE_SCRIPT = `
const changes = new EventSource("/dev/changes");
let first;
changes.addEventListener("version", ({ data }) => {
  if (data !== (first ??= data)) location.reload();
});
changes.addEventListener("problem", ({ data }) => {
  const shown = document.getElementById("dev-problem") ?? document.createElement("pre");
  shown.id = "dev-problem";
  shown.role = "alert";
  shown.textContent = JSON.parse(data);
  shown.style.cssText =
    "position:fixed;inset:0;z-index:2147483647;margin:0;padding:24px;overflow:auto;direction:ltr;text-align:left;" +
    "white-space:pre-wrap;font:14px/1.5 monospace;background:#1e1c19;color:#ff8a7a";
  document.documentElement.append(shown);
});
`;

const SCRIPT_TAG = `<script type="module" src="/dev/page.js"></script>`;

const problemPage = (problem: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>${SCRIPT_TAG}
<body style="margin:0;padding:24px;background:#1e1c19;color:#ff8a7a">
<pre style="white-space:pre-wrap;font:14px/1.5 monospace">${Bun.escapeHTML(problem)}</pre>`;
