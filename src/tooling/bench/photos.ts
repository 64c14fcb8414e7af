import { noisePhoto } from "#src/testing/pictures.ts";
import { testApp } from "#src/testing/test-app.ts";
import { processorMs } from "./processor-time.ts";
import { typedCar } from "#src/testing/typed-car.ts";
import { type Figure, ms, quantile, report, times } from "./figure.ts";

const PHOTOS = 5;
const ROUNDS = 4;
const MOST_MS = 1500;
const MOST_BLOCKED_MS = 50;
const TICK_MS = 2;

type Bytes = Uint8Array<ArrayBuffer>;

/** A phone's photo of 12 megapixels: detail that grows soft at the pixels, 3 MB or so. */
const phonePhoto = async (): Promise<Bytes> =>
  new Uint8Array(
    await new Bun.Image(await noisePhoto(1000, 750)).resize(4000, 3000).jpeg({ quality: 88 }).bytes(),
  );

interface Watched {
  tookMs: number;
  blockedMs: number;
}

/** Milliseconds on the wall: most of the work is other threads'. */
async function wall(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Runs `work`; how long it took, and the longest that nothing else could run meanwhile. */
async function watched(work: () => Promise<unknown>): Promise<Watched> {
  let [last, blockedMs] = [processorMs(), 0];
  const timer = setInterval(() => {
    const now = processorMs();
    blockedMs = Math.max(blockedMs, now - last);
    last = now;
  }, TICK_MS);
  const tookMs = await wall(work);
  clearInterval(timer);
  return { tookMs, blockedMs };
}

interface Round {
  bareMs: number;
  uploads: Watched;
  saved: Watched;
}

/** A listing with five phone photos: uploading them at once, and saving the form, beside decoding and encoding alone. */
async function photos(): Promise<Figure[]> {
  const app = testApp({ now: Date.now() });
  const seller = await app.signUp({ listingLimit: null });
  const photo = await phonePhoto();
  let made = 0;
  // A byte behind the picture's end makes it another upload.
  const another = (): Bytes => new Uint8Array(Buffer.concat([photo, Buffer.from(String(made++))]));
  const upload = async () => {
    const body = new FormData();
    body.append("files", new File([another()], "photo.jpg", { type: "image/jpeg" }));
    const answer = await app.request("/api/photos", { method: "POST", body }, { as: seller });
    const { photos = [] } = (await answer.json()) as { photos?: { url: string }[] };
    const [stored] = photos;
    if (!stored) throw new Error(`A photo was refused: ${answer.status}`);
    return stored.url;
  };
  const bare = () => new Bun.Image(photo).resize(1280, 960).webp({ quality: 75 }).bytes();

  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let images: string[] = [];
    const bareMs = await wall(() => Promise.all(Array.from({ length: PHOTOS }, bare)));
    const uploads = await watched(async () => {
      images = await Promise.all(Array.from({ length: PHOTOS }, upload));
    });
    const saved = await watched(async () => {
      const { status } = await app.json("POST", "/api/cars", { ...typedCar, images }, { as: seller });
      if (status !== 201) throw new Error(`The listing was refused: ${status}`);
    });
    rounds.push({ bareMs, uploads, saved });
  }
  const best = (of: (round: Round) => number) => quantile(rounds.map(of), 0);
  const [bareMs, uploadMs] = [best((round) => round.bareMs), best(({ uploads }) => uploads.tookMs)];
  const [savedMs, blockedMs] = [best(({ saved }) => saved.tookMs), best(({ uploads }) => uploads.blockedMs)];
  const reference = `${ms(bareMs)} to decode and encode one size of each`;
  return [
    {
      what: `${PHOTOS} photos of 12 MP uploaded at once, ${(photo.length / 1e6).toFixed(1)} MB each`,
      measured: ms(uploadMs),
      wanted: "",
      holds: null,
      reference,
      ratio: times(uploadMs / bareMs),
    },
    {
      what: "the listing with them saved, from the press of the button",
      measured: ms(savedMs),
      wanted: `< ${MOST_MS} ms`,
      holds: savedMs < MOST_MS,
      reference,
      ratio: times(savedMs / bareMs),
    },
    {
      what: "the longest that nobody else was answered meanwhile",
      measured: ms(blockedMs),
      wanted: `< ${MOST_BLOCKED_MS} ms`,
      holds: blockedMs < MOST_BLOCKED_MS,
      reference,
      ratio: times(blockedMs / bareMs),
    },
  ];
}

await report(photos);
