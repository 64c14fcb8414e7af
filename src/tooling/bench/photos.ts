import { noisePhoto } from "#src/testing/listings/pictures.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { buildAssets } from "../assets-build.ts";
import { below, type Figure, type Given, median, ms, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, startSource } from "./processes.ts";
import { repeatUntil, wallMs } from "./time.ts";

const PHOTOS = 5;
const ROUNDS = 4;
const MAX_SAVED_MS = 1500;
const MAX_BLOCKED_MS = 50;
const ASKED_EVERY_MS = 5;

type Bytes = Uint8Array<ArrayBuffer>;

/** A 12-megapixel photo of about 4 MB with soft detail, like a phone camera's. */
const phonePhoto = async (): Promise<Bytes> =>
  new Uint8Array(
    await new Bun.Image(await noisePhoto(1000, 750)).resize(4000, 3000).jpeg({ quality: 88 }).bytes(),
  );

async function registerSeller(origin: string) {
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

async function photos({ cache }: Given): Promise<Figure[]> {
  await buildAssets();
  return withCopy(cache, null, async (folder) => {
    const server = startSource(folder);
    await firstAnswer(server.origin);
    const figures = await uploading(server.origin);
    await server.stop();
    return figures;
  });
}

async function uploading(origin: string): Promise<Figure[]> {
  const photo = await phonePhoto();
  const send = await registerSeller(origin);
  let made = 0;
  // Bytes after the end of the picture make it a new upload.
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
    const bareMs = await wallMs(() => Promise.all(Array.from({ length: PHOTOS }, bare)));
    const bodies = Array.from({ length: PHOTOS }, another);
    await get("/blocked");
    let uploadMs = 0;
    const all = async () => {
      uploadMs = await wallMs(async () => (images = (await Promise.all(bodies.map(upload))).flat()));
    };
    const slowestMs = Math.max(
      ...(await repeatUntil(all(), ASKED_EVERY_MS, () => wallMs(() => get("/healthz")))),
    );
    const blockedMs = Number(await get("/blocked"));
    const savedMs = await wallMs(() => send("/api/cars", { ...typedCar, images }));
    rounds.push({ bareMs, uploadMs, savedMs, blockedMs, slowestMs });
  }
  const best = (of: keyof Round) => Math.min(...rounds.map((round) => round[of]));
  const [bareMs, uploadMs, savedMs] = [best("bareMs"), best("uploadMs"), best("savedMs")];
  const blockedMs = median(rounds.map((round) => round.blockedMs));
  const slowestMs = best("slowestMs");
  const reference = `${ms(bareMs)} to decode and encode one size of each`;
  const figure = (what: string, tookMs: number, limitMs?: number) => ({
    what,
    ...(limitMs ? below(tookMs, limitMs) : { measured: ms(tookMs) }),
    reference,
    ratio: times(tookMs / bareMs),
  });
  return [
    figure(
      `${PHOTOS} photos of 12 MP uploaded at once, ${(photo.length / 1e6).toFixed(1)} MB each`,
      uploadMs,
    ),
    figure("the listing with them saved, from the press of the button", savedMs, MAX_SAVED_MS),
    figure("the longest that the event loop was blocked meanwhile", blockedMs, MAX_BLOCKED_MS),
    figure("the slowest answer to somebody else meanwhile, all cores busy", slowestMs),
  ];
}

await report(photos);
