import type { SeededRandom } from "#src/demo/random.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import type { HostileServer, Member } from "./server.ts";
import type { Saved } from "./storm-ledger.ts";

export interface Tried {
  what: string;
  /** Null if the connection broke. */
  status: number | null;
  startedAt: number;
  tookMs: number;
  /** For responses other than success. */
  error?: string;
  retryAfter?: string | null;
}

export interface Storm {
  /** The acknowledged writes. */
  saved: Saved[];
  writes: Tried[];
  reads: Tried[];
  /** Calls without a response yet. */
  open: Set<Pick<Tried, "what" | "startedAt">>;
  /** Waits until all open calls have ended. */
  stop(): Promise<void>;
}

/** A seller and many buyers, shared by several runs on the same data folder. */
export interface People {
  seller: Member;
  buyers: Member[];
  cars: string[];
  photos: string[];
}

/** The seller is an admin, who has no listing limit. */
export async function makePeople(server: HostileServer, seller?: Member): Promise<People> {
  seller ??= await server.signUpAdmin();
  return { seller, buyers: [await server.signUp()], cars: [], photos: [] };
}

const READS = ["/", "/ar", "/search?make=Toyota", "/ar/search?q=camry", "/api/cars?page=1", "/api/stats"];

/** Writes and reads until it is stopped, with the given number of parallel writers and pauses of up to `pauseMs`. */
export function startStorm(
  server: HostileServer,
  people: People,
  random: SeededRandom,
  { writers = 6, readers = 2, pauseMs = 0 } = {},
): Storm {
  const storm: Omit<Storm, "stop"> = { saved: [], writes: [], reads: [], open: new Set() };
  const ending = new AbortController();
  const { pick, next } = random;

  const save = (kind: Saved["kind"], id: string) => void storm.saved.push({ kind, id, at: Date.now() + 1 });

  async function tryOnce(into: Tried[], what: string, send: () => Promise<Response>): Promise<string | null> {
    const startedAt = Date.now();
    const begun = performance.now();
    const call = { what, startedAt };
    storm.open.add(call);
    const answer = await send()
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => null)
      .finally(() => storm.open.delete(call));
    const tried = { what, startedAt, tookMs: performance.now() - begun };
    if (!answer) return (into.push({ ...tried, status: null }), null);
    const { status, headers } = answer.response;
    if (answer.response.ok) return (into.push({ ...tried, status }), answer.text);
    into.push({ ...tried, status, error: answer.text.slice(0, 300), retryAfter: headers.get("Retry-After") });
    return null;
  }
  const write = (
    what: string,
    path: string,
    options: Parameters<HostileServer["call"]>[2],
    method = "POST",
  ) => tryOnce(storm.writes, what, () => server.call(method, path, options));

  async function register(): Promise<void> {
    const email = `${crypto.randomUUID()}@example.com`;
    const json = { name: "Rania", email, password: "wadi rum at dusk" };
    let cookie = "";
    const text = await tryOnce(storm.writes, "register", async () => {
      const response = await server.call("POST", "/api/auth/register", { json });
      cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      return response;
    });
    if (text === null) return;
    const { id } = (JSON.parse(text) as { user: { id: string } }).user;
    save("member", id);
    people.buyers.push({ id, email, password: json.password, cookie });
  }

  async function upload(): Promise<void> {
    const as = pick([people.seller, ...people.buyers.slice(-50)]);
    const form = new FormData();
    const photo = await plainPhoto(48, 36, random.below(2 ** 30));
    form.append("files", new Blob([photo], { type: "image/jpeg" }), "car.jpg");
    const text = await write("photo", "/api/photos", { as, body: form });
    if (text === null) return;
    for (const { id } of (JSON.parse(text) as { photos: { id: string }[] }).photos) {
      save("photo", id);
      people.photos.push(id);
    }
  }

  async function publish(): Promise<void> {
    const json = {
      ...typedCar,
      title: `Storm car ${crypto.randomUUID()}`,
      price: Math.ceil(next() * 50_000),
    };
    const text = await write("car", "/api/cars", { as: people.seller, json });
    if (text === null) return;
    const { id } = JSON.parse(text) as { id: string };
    save("car", id);
    people.cars.push(id);
  }

  async function inquire(): Promise<void> {
    const buyer = pick(people.buyers.slice(-50));
    const message = `Is it still there? ${crypto.randomUUID()}`;
    const { name: buyerName, phone: buyerPhone } = { name: "Rania", phone: "0791234567" };
    const json = { carId: pick(people.cars), buyerName, buyerPhone, buyerEmail: buyer.email, message };
    const text = await write("inquiry", "/api/inquiries", { as: buyer, json });
    if (text !== null) save("inquiry", (JSON.parse(text) as { id: string }).id);
  }

  async function favor(): Promise<void> {
    const [as, car] = [pick(people.buyers.slice(-50)), pick(people.cars)];
    const text = await write("favorite", `/api/favorites/${car}`, { as }, "PUT");
    if (text !== null) save("favorite", `${as.id}:${car}`);
  }

  /** A clock step may have ended sessions. */
  async function signInAgain(): Promise<void> {
    if (storm.writes.at(-1)?.status !== 401) return;
    const again = await server.signIn(people.seller.email).catch(() => null);
    if (again) people.seller.cookie = again.cookie;
  }

  async function writeOn(): Promise<void> {
    for (; !ending.signal.aborted; await Bun.sleep(next() * pauseMs)) {
      await (people.cars.length === 0 ? publish() : random.pickWeighted(ACTS)());
      await signInAgain();
      if (storm.writes.at(-1)?.status === null) await Bun.sleep(20);
    }
  }

  async function readOn(): Promise<void> {
    for (; !ending.signal.aborted; await Bun.sleep(20 + next() * pauseMs)) {
      const paths = [...READS];
      if (people.cars.length > 0) paths.push(`/cars/${pick(people.cars)}`, `/ar/cars/${pick(people.cars)}`);
      if (people.photos.length > 0) paths.push(`/photos/${pick(people.photos)}-320.webp`);
      const path = pick(paths);
      // A member's page view also writes: the session's last use.
      const as = random.chance(0.5) ? pick(people.buyers.slice(-50)) : undefined;
      await tryOnce(storm.reads, path, () => server.call("GET", path, { as }));
    }
  }

  const ACTS = [
    [publish, 30],
    [register, 10],
    [upload, 15],
    [inquire, 20],
    [favor, 25],
  ] as const;
  const all = [...Array.from({ length: writers }, writeOn), ...Array.from({ length: readers }, readOn)];
  return {
    ...storm,
    stop: async () => {
      ending.abort();
      await Promise.all(all);
    },
  };
}
