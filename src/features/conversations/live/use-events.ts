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
    let hidden: AbortController | null = null;
    const follow = () => {
      if (document.visibilityState === "hidden") {
        hidden?.abort();
        hidden = null;
      } else if (!hidden) {
        hidden = new AbortController();
        lead(tell, hidden.signal);
      }
    };
    follow();
    // Some browsers fire only one of them for a page from the back-forward cache.
    addEventListener("visibilitychange", follow);
    addEventListener("pageshow", follow);
    return () => {
      removeEventListener("visibilitychange", follow);
      removeEventListener("pageshow", follow);
      hidden?.abort();
      tabs.close();
    };
  }, []);
}

/** Holds the stream as soon as no other tab does, until `signal`. Without TLS there are no locks: each tab has its own. */
function lead(tell: OnThread, signal: AbortSignal): void {
  const hold = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const close = stream(tell);
      signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  if ("locks" in navigator) navigator.locks.request("conversations", { signal }, hold).catch(() => undefined);
  else void hold();
}

function stream(tell: OnThread): () => void {
  let source: EventSource;
  let asking: ReturnType<typeof setTimeout>;
  const connect = () => {
    source = new EventSource("/api/events");
    source.addEventListener("open", () => tell(null));
    source.addEventListener("thread", ({ data }) => tell((JSON.parse(data) as { thread: string }).thread));
    source.addEventListener("error", () => {
      // Closed for good, such as by 204. Otherwise the browser tries again.
      if (source.readyState === EventSource.CLOSED) asking = setTimeout(ask, ASK_EVERY_MS);
    });
  };
  const ask = () => {
    tell(null);
    connect();
  };
  connect();
  return () => {
    clearTimeout(asking);
    source.close();
  };
}
