import { storageBroken } from "#src/core/errors.ts";
import type { Bucket } from "./bucket.ts";
import type { FileCache } from "./file-cache.ts";
import { type PhotoStore } from "./photo-files.ts";
import { isPhotoName, checkedName } from "./photo-reader.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const REMOVED = ".removed";

const removedKeyOf = (name: string, day: string): string => `${REMOVED}/${day}/${name}`;
/** Frequent health checks must not cost one bucket request each. */
const ANSWER_KEPT_MS = 5000;
const ANSWER_WITHIN_MS = 2000;
const typeOf = (name: string): string => (name.endsWith(".jpg") ? "image/jpeg" : "image/webp");

const MOST_BYTES = 20_000_000;

/** False for anything else that is under a photo's name, such as the page of a proxy or the beginning of a picture. */
const isPicture = (name: string, bytes: Bytes): Promise<boolean> =>
  new Bun.Image(bytes).metadata().then(
    ({ format }) => `image/${format}` === typeOf(name) && isWhole(format, bytes),
    () => false,
  );

/** A WebP names its length after "RIFF", and a JPEG has a marker at its end. */
const isWhole = (format: string, bytes: Bytes): boolean =>
  format === "webp"
    ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 === bytes.length
    : bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;

/** Photos in a bucket. `cache` keeps copies of requested photos on disk; losing it is harmless. */
export function bucketPhotoStore(bucket: Bucket, cache: FileCache): PhotoStore {
  const loading = new Map<string, Promise<Bytes | null>>();

  const put = async (name: string, bytes: Bytes): Promise<void> => {
    await bucket.put(checkedName(name), bytes, typeOf(name));
    await keep(name, bytes);
  };
  // A full disk must not make bucket reads or uploads fail.
  const keep = (name: string, bytes: Bytes) => cache.put(name, bytes).catch(() => cache.remove(name));
  const load = async (name: string): Promise<Bytes | null> => {
    const bytes = await bucket.get(checkedName(name), MOST_BYTES);
    if (!bytes || !(await isPicture(name, bytes))) return null;
    await keep(name, bytes);
    return bytes;
  };
  const remove = async (name: string): Promise<void> => {
    await cache.remove(name);
    await bucket.remove(checkedName(name));
  };
  const move = async (from: string, to: string, name: string): Promise<void> => {
    const bytes = await bucket.get(from, MOST_BYTES);
    if (!bytes) return;
    await bucket.put(to, bytes, typeOf(name));
    await bucket.remove(from);
  };

  let askedAt = -Infinity;
  let answer: Promise<boolean>;
  const bucketAnswers = (): Promise<boolean> => {
    if (performance.now() > askedAt + ANSWER_KEPT_MS) {
      askedAt = performance.now();
      answer = bucket.answers(ANSWER_WITHIN_MS);
    }
    return answer;
  };

  return {
    isReplaced: () => false,
    bucketAnswers,
    put: async (files) =>
      void (await explained(Promise.all(files.map(({ name, bytes }) => put(name, bytes))))),
    get: async (name) => {
      const cached = await cache.get(name);
      if (cached) return cached;
      const started = () => load(name).finally(() => loading.delete(name));
      return explained(loading.getOrInsertComputed(name, started));
    },
    list: async function* () {
      for await (const page of bucket.list(""))
        yield page
          .filter(({ key }) => isPhotoName(key))
          .map(({ key, bytes, modifiedAt }) => ({ name: key, bytes, modifiedAt }));
    },
    remove: async (names) => {
      for (const name of names) await remove(name);
    },
    setAside: async (names, day) => {
      for (const name of names) {
        await cache.remove(name);
        await move(checkedName(name), removedKeyOf(name, day), name);
      }
    },
    listSetAside: async function* () {
      const pages = await Array.fromAsync(bucket.list(REMOVED));
      const paths = pages.flat().map(({ key }) => key.split("/"));
      const found = paths.filter(([, , name = ""]) => isPhotoName(name));
      for (const [day = "", files] of Map.groupBy(found, ([, day]) => day))
        yield { day, names: files.map(([, , name = ""]) => name) };
    },
    putBack: async (names, day) => {
      for (const name of names) await move(removedKeyOf(name, day), checkedName(name), name);
    },
    removeSetAside: async (day) => {
      for await (const page of bucket.list(`${REMOVED}/${day}`))
        for (const { key } of page) await bucket.remove(key);
    },
  };
}

/** Turns bucket errors into "try again later", so that forms keep their input. */
const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => Promise.reject(storageBroken(error)));
