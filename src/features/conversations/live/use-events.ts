import { useEffect, useEffectEvent } from "react";

const ASK_EVERY_MS = 30_000;

/** Gets the id of a conversation that changed; null if any may have. */
type OnThread = (id: string | null) => void;

/** Calls `onThread` in all tabs. One of those that can be seen holds the stream. */
export function useEvents(onThread: OnThread): void {
  const latest = useEffectEvent(onThread);
  useEffect(() => {
    const tabs = new BroadcastChannel("conversations");
    tabs.addEventListener("message", ({ data }: MessageEvent<string | null>) => latest(data));
    const tell: OnThread = (id) => {
      latest(id);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
      tabs.postMessage(id);
    };
    let hidden = new AbortController();
    const follow = () => {
      hidden.abort();
      hidden = new AbortController();
      if (document.visibilityState === "visible") void lead(tell, hidden.signal);
    };
    follow();
    addEventListener("visibilitychange", follow);
    return () => {
      removeEventListener("visibilitychange", follow);
      hidden.abort();
      tabs.close();
    };
  }, []);
}

/** Holds the stream as soon as no other tab does, until `signal`. Without TLS there are no locks: each tab has its own. */
async function lead(tell: OnThread, signal: AbortSignal): Promise<void> {
  const hold = () => new Promise<void>((release) => follow(tell, signal, release));
  if (!("locks" in navigator)) return hold();
  await navigator.locks.request("conversations", { signal }, hold).catch(() => undefined);
}

function follow(tell: OnThread, signal: AbortSignal, release: () => void): void {
  if (signal.aborted) return release();
  const source = new EventSource("/api/events");
  source.addEventListener("open", () => tell(null));
  source.addEventListener("thread", ({ data }) => tell((JSON.parse(data) as { thread: string }).thread));
  source.addEventListener("error", () => {
    // Closed for good, such as by 204. Otherwise the browser tries again by itself.
    if (source.readyState !== EventSource.CLOSED || signal.aborted) return;
    setTimeout(() => {
      if (!signal.aborted) tell(null);
      follow(tell, signal, release);
    }, ASK_EVERY_MS);
  });
  signal.addEventListener("abort", () => {
    source.close();
    release();
  });
}
