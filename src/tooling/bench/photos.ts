import { noisePhoto } from "#src/testing/pictures.ts";
import { typedCar } from "#src/testing/typed-car.ts";
import { buildAssets } from "../assets-build.ts";
import { type Figure, type Given, median, ms, quantile, report, times } from "./figure.ts";
import { withCopy } from "./open-market.ts";
import { serving } from "./processes.ts";

const PHOTOS = 5;
const ROUNDS = 4;
const MOST_MS = 1500;
const MOST_BLOCKED_MS = 50;
const ASKED_EVERY_MS = 5;

type Bytes = Uint8Array<ArrayBuffer>;

/** A phone's photo of 12 megapixels: detail that grows soft at the pixels, 3 MB or so. */
const phonePhoto = async (): Promise<Bytes> =>
  new Uint8Array(
    await new Bun.Image(await noisePhoto(1000, 750)).resize(4000, 3000).jpeg({ quality: 88 }).bytes(),
  );

/** Milliseconds on the wall: most of the work is other threads'. */
async function wall(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The slowest of the answers that somebody else gets while `work` is done. */
async function slowestMeanwhile(work: () => Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  let slowest = 0;
  while (!state.isDone) {
    slowest = Math.max(slowest, await wall(ask));
    await Bun.sleep(ASKED_EVERY_MS);
  }
  await done;
  return slowest;
}

/** A seller's browser, as far as this needs one. */
async function signedUp(origin: string) {
  let cookie = "";
  const send = async (path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const type: Record<string, string> = isForm ? {} : { "Content-Type": "application/json" };
    const headers = { ...type, Cookie: cookie, Origin: origin };
    const sent = isForm ? body : JSON.stringify(body);
    const answer = await fetch(origin + path, { method: "POST", body: sent, headers });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const account = { name: "Omar", email: "omar@example.com", password: "a long enough one" };
  cookie = (await send("/api/auth/register", account)).headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return send;
}

interface Round {
  bareMs: number;
  uploadMs: number;
  savedMs: number;
  blockedMs: number;
  slowestMs: number;
}

/** A listing with five phone photos: uploading them at once, and saving the form, beside decoding and encoding alone. */
async function photos({ cache }: Given): Promise<Figure[]> {
  await buildAssets();
  return withCopy(cache, null, async (folder) => {
    const server = await serving(folder, "/", "identity", 0);
    const figures = await uploading(server.origin);
    await server.stop();
    return figures;
  });
}

async function uploading(origin: string): Promise<Figure[]> {
  const photo = await phonePhoto();
  const send = await signedUp(origin);
  let made = 0;
  // A byte behind the picture's end makes it another upload.
  const another = (): FormData => {
    const body = new FormData();
    body.append("files", new File([photo, String(made++)], "photo.jpg", { type: "image/jpeg" }));
    return body;
  };
  const upload = async (body: FormData) => {
    const { photos } = (await (await send("/api/photos", body)).json()) as { photos: { url: string }[] };
    return photos.map(({ url }) => url);
  };
  const get = async (path: string) => (await fetch(origin + path)).text();
  const bare = () => new Bun.Image(photo).resize(1280, 960).webp({ quality: 75 }).bytes();

  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let images: string[] = [];
    const bareMs = await wall(() => Promise.all(Array.from({ length: PHOTOS }, bare)));
    const bodies = Array.from({ length: PHOTOS }, another);
    await get("/blocked");
    let uploadMs = 0;
    const all = async () => {
      uploadMs = await wall(async () => (images = (await Promise.all(bodies.map(upload))).flat()));
    };
    const slowestMs = await slowestMeanwhile(all, () => get("/healthz"));
    const blockedMs = Number(await get("/blocked"));
    const savedMs = await wall(() => send("/api/cars", { ...typedCar, images }));
    rounds.push({ bareMs, uploadMs, savedMs, blockedMs, slowestMs });
  }
  const best = (of: keyof Round) =>
    quantile(
      rounds.map((round) => round[of]),
      0,
    );
  const [bareMs, uploadMs, savedMs] = [best("bareMs"), best("uploadMs"), best("savedMs")];
  const blockedMs = median(rounds.map((round) => round.blockedMs));
  const slowestMs = best("slowestMs");
  const reference = `${ms(bareMs)} to decode and encode one size of each`;
  const figure = (what: string, tookMs: number, mostMs?: number) => ({
    what,
    measured: ms(tookMs),
    wanted: mostMs === undefined ? "" : `< ${mostMs} ms`,
    holds: mostMs === undefined ? null : tookMs < mostMs,
    reference,
    ratio: times(tookMs / bareMs),
  });
  return [
    figure(
      `${PHOTOS} photos of 12 MP uploaded at once, ${(photo.length / 1e6).toFixed(1)} MB each`,
      uploadMs,
    ),
    figure("the listing with them saved, from the press of the button", savedMs, MOST_MS),
    figure("the longest that the event loop was blocked meanwhile", blockedMs, MOST_BLOCKED_MS),
    figure("the slowest answer to somebody else meanwhile, all cores busy", slowestMs),
  ];
}

await report(photos);
