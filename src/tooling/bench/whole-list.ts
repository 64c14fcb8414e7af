/**
 * `bun whole-list.ts FOLDER COUNT` asks for the whole list of cars: the processor time of an answer, answers a second over 32
 * connections of one address, and the time of another visitor's searches without and beside them.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildExecutable } from "../build.ts";
import { marketFolder } from "./market.ts";
import { quantile } from "./figure.ts";
import { firstAnswer, siteSettings, startServer } from "./processes.ts";

const [cache = "", count = "100000"] = process.argv.slice(2);
const CONNECTIONS = 32;
const SECONDS = 5;
const SETTLE_MS = 25_000;
const MAKES = ["Toyota", "Kia", "Hyundai", "BMW", "Ford", "Honda", "Nissan", "Mazda"];
const LIST = "/api/cars";

const folder = mkdtempSync(join(tmpdir(), "markaba-whole-list-"));
cpSync(await marketFolder(cache, Number(count)), folder, { recursive: true });
const server = startServer([await buildExecutable(), "serve"], siteSettings(folder));
await firstAnswer(server.origin + LIST);
await Bun.sleep(SETTLE_MS);

/** The processor time of the server so far, in ms. */
function cpuMs(): number {
  const [, , ...fields] = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

let addresses = 0;

/** Asks again and again from one address; returns the times of the answers in ms, sorted. */
async function ask(pathOf: (i: number) => string, connections: number): Promise<number[]> {
  const headers = { "X-Forwarded-For": `198.51.100.${++addresses}`, "Accept-Encoding": "identity" };
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  let sent = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const begunMs = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- a connection asks again after each answer
      const response = await fetch(server.origin + pathOf(sent++), { headers });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await response.arrayBuffer();
      if (response.status === 200) times.push(performance.now() - begunMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return times.sort((a, b) => a - b);
}

const search = (i: number) =>
  `/search?make=${MAKES[i % MAKES.length]}&maxPrice=${5000 + ((i * 137) % 20_000)}`;
const told = (name: string, value: number) => console.log(`${name}: ${value.toFixed(1)}`);

const before = cpuMs();
const lists = await ask(() => LIST, CONNECTIONS);
told("processor ms for a list", (cpuMs() - before) / lists.length);
told("lists a second", lists.length / SECONDS);
const alone = await ask(search, 1);
told("p95 ms of searches alone", quantile(alone, 0.95));
const [, beside] = await Promise.all([ask(() => LIST, CONNECTIONS), ask((i) => search(i + 5000), 1)]);
told("p95 ms of searches beside lists without end", quantile(beside, 0.95));
await server.stop();
rmSync(folder, { recursive: true });
