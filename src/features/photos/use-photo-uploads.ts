import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError } from "#src/client/api.ts";
import { atMost } from "#src/core/at-most.ts";
import { t } from "#t";
import { type PhotoList, placed } from "./photo-order.ts";
import { MAX_PHOTO_BYTES, photoIdOf, type PhotoJson } from "./schema.ts";
import { addPhotoByAddress, preparePhoto, uploadPhoto } from "./upload.ts";

export interface Upload {
  turn: number;
  name: string;
  source: File | string;
  idea?: string | undefined;
  preview: string | null;
  part: number;
  /** The seconds until the next attempt while the server is busy. */
  waits: number | null;
  error: string | null;
  mayRetry: boolean;
}

interface Options extends PhotoList {
  onBusy?: (busy: boolean) => void;
  announce: (sentence: string) => void;
}

const inTurn = atMost(3);
const MAX_TRIES = 7;

class Refused extends Error {}

export function usePhotoUploads({ photos, onChange, max, onBusy, announce }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [ideaOf, setIdeaOf] = useState<ReadonlyMap<string, string>>(new Map());
  const [leftOut, setLeftOut] = useState(0);
  // For uploads that started in an earlier render.
  const listed = useRef(photos);
  useLayoutEffect(() => {
    listed.current = photos;
  }, [photos]);
  const lasting = useRef({ turns: 0, turnOf: new Map<string, number>(), idOf: new Map<string, string>() });
  const stops = useRef(new Map<number, AbortController>());
  const waiting = uploads.filter(({ error }) => error === null);
  const busy = waiting.length > 0;
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const change = (turn: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.turn === turn ? { ...upload, ...changes } : upload)));
  const drop = (turn: number) => setUploads((all) => all.filter((upload) => upload.turn !== turn));

  const start = async (upload: Upload): Promise<void> => {
    const { turn, name, source, idea } = upload;
    const stop = new AbortController();
    stops.current.set(turn, stop);
    try {
      const photo = await inTurn(async () => {
        const report = (changes: Partial<Upload>) => {
          if (changes.waits) announce(t.photoRefused(name, t.photoWaits(changes.waits)));
          change(turn, changes);
        };
        return storedInTime(upload, report, stop.signal);
      });
      if (stop.signal.aborted) return;
      if (listed.current.some(({ id }) => id === photo.id))
        throw new Refused(t.photoRefused(name, t.photoThereAlready()));
      const { turnOf, idOf } = lasting.current;
      turnOf.set(photo.id, turn);
      if (typeof source === "string") idOf.set(source, photo.id);
      listed.current = placed(listed.current, photo, turn, turnOf);
      if (idea) setIdeaOf((ideas) => new Map(ideas).set(photo.id, idea));
      onChange((photos) => placed(photos, photo, turn, turnOf));
      drop(turn);
      announce(t.photoAdded(name, listed.current.length, max));
    } catch (error) {
      if (stop.signal.aborted) return;
      const message = sentenceOf(error, name);
      change(turn, { error: message, mayRetry: mayRetry(error) });
      announce(message);
    } finally {
      stops.current.delete(turn);
    }
  };

  /** With an `idea`, the first photo is the one suggested. */
  const add = (sources: (File | string)[], idea?: string): void => {
    const room = Math.max(0, max - photos.length - waiting.length);
    setLeftOut(Math.max(0, sources.length - room));
    const added = sources.slice(0, room).map((source, i) => ({
      ...begun(source, ++lasting.current.turns),
      ...(i === 0 && { idea }),
    }));
    const isNew = ({ source, error }: Upload) => error === null || !sources.includes(source);
    setUploads((all) => [...all.filter(isNew), ...added]);
    for (const upload of added) void start(upload);
  };

  const hasAddress = (url: string): boolean => {
    const id = photoIdOf(url, location.origin) ?? lasting.current.idOf.get(url);
    return photos.some((photo) => photo.id === id) || waiting.some(({ source }) => source === url);
  };

  const retry = (upload: Upload): void => {
    const again = { ...upload, error: null, part: 0 };
    change(upload.turn, again);
    void start(again);
  };

  const cancel = ({ turn }: Upload): void => {
    stops.current.get(turn)?.abort();
    drop(turn);
  };

  return { uploads, ideaOf, leftOut, add, hasAddress, retry, cancel };
}

const begun = (source: File | string, turn: number): Upload => ({
  turn,
  name: typeof source === "string" ? source : source.name,
  source,
  preview: null,
  part: 0,
  waits: null,
  error: null,
  mayRetry: false,
});

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });

/** Repeats an upload when a busy server asks for it, for up to a minute. */
export async function storedInTime(
  upload: Upload,
  report: (changes: Partial<Upload>) => void,
  signal: AbortSignal,
): Promise<PhotoJson> {
  for (let left = MAX_TRIES; ; left--) {
    signal.throwIfAborted();
    try {
      return await stored(upload, report, signal);
    } catch (error) {
      const waits = left > 1 && secondsToWait(error);
      if (!waits) throw error;
      report({ waits, part: 0 });
      await pause(waits * 1000, signal);
      report({ waits: null });
    }
  }
}

const secondsToWait = (error: unknown): number =>
  error instanceof ApiError && error.code === "photosBusy" ? Number(error.body.retryAfterSeconds) : 0;

async function stored(
  { name, source }: Upload,
  report: (changes: Partial<Upload>) => void,
  signal: AbortSignal,
): Promise<PhotoJson> {
  if (typeof source === "string") return addPhotoByAddress(source);
  const { body, preview } = await preparePhoto(source);
  report({ preview });
  if (body.size > MAX_PHOTO_BYTES) throw new Refused(t.photoRefused(name, t.photoTooLarge()));
  signal.throwIfAborted();
  return uploadPhoto(body, name, (part) => report({ part }), signal);
}

function sentenceOf(error: unknown, name: string): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof ApiError && error.userMessage) return error.userMessage;
  return t.photoRefused(name, t.photoUploadFailed());
}

const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
