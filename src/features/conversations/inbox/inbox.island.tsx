import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError, fieldsOf, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { queryClient } from "#src/client/query-client.ts";
import { showCount } from "#src/client/show-count.ts";
import { toast, toastOnNextPage } from "#src/client/toast.ts";
import { useListener } from "#src/client/use-listener.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { useQuery } from "#src/client/use-query.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { type Act, ACTS } from "../acts.ts";
import { useEvents } from "../live/use-events.ts";
import type { InboxJson, ThreadJson } from "../shapes.ts";
import { InboxFrame, type InboxFrameProps } from "./inbox-frame.tsx";
import { Acts, type Refused } from "./parts/act-form.tsx";
import { PhotoPicker } from "./parts/photo-picker.tsx";
import { ThreadView } from "./parts/thread-view.tsx";

interface InboxProps extends Pick<InboxFrameProps, "inbox" | "box" | "pages" | "now"> {
  thread: ThreadJson | null;
  hasOlder: boolean;
  /** The id of a message: the page shows older ones only. */
  before: string | undefined;
  replies: string[];
  refused: Refused | undefined;
  typed: string | undefined;
}

const API = "/api/conversations";
/** The reader counts as being at the end when it is this close. */
const NEAR_END = "0px 0px 160px";

export default function Inbox({ inbox, thread, hasOlder, before, replies, ...first }: InboxProps) {
  const now = useNow(first.now);
  const { box, pages } = first;
  const id = thread?.id ?? "";
  const { data: list } = useQuery<InboxJson>({
    queryKey: [`${API}?box=${box}&page=${pages.page}`],
    initialData: inbox,
  });
  const { data: open } = useQuery<ThreadJson | null>({
    queryKey: [`${API}/${id}${before ? `?before=${before}` : ""}`],
    initialData: thread,
    enabled: id !== "",
  });
  const acting = useActs(id, before, first.refused);
  useReading(before ? null : open);
  useLastInView(open);
  useEffect(() => showCount("unread", list.unread), [list.unread]);
  useEvents((changed) => refresh([id, null].includes(changed) ? API : `${API}?`));
  useListener("pageshow", ({ persisted }) => persisted && refresh());
  useListener("click", fillReply);
  useListener("keydown", sendByEnter);
  return (
    <InboxFrame inbox={list} {...{ box, pages, now }} current={id || null}>
      {open && (
        <Acts value={{ action: href(`/messages/${id}`), onSubmit: acting.onSubmit, refused: acting.refused }}>
          <ThreadView
            now={now}
            replies={open.role === "buyer" ? t.quickQuestions() : replies}
            thread={open}
            {...{ hasOlder, before }}
            typed={first.typed}
            pending={acting.isPending}
            photos={<PhotoPicker key={acting.sentCount} />}
          />
        </Acts>
      )}
    </InboxFrame>
  );
}

function refresh(of = API): void {
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(of) });
}

/** The time, which goes on while the page is open. */
function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const DONE: Partial<Record<Act, () => string>> = {
  block: () => t.blocked(),
  unblock: () => t.unblocked(),
  mute: () => t.muted(),
  unmute: () => t.unmuted(),
};

/** Sends the forms of a conversation without a new page. */
function useActs(id: string, before: string | undefined, posted: Refused | undefined) {
  const [sentCount, setSentCount] = useState(0);
  const [refused, setRefused] = useState(posted);
  const acting = useMutation({
    mutationFn: ({ sent }: { form: HTMLFormElement; sent: FormData }) => {
      const [method, path] = ACTS[sent.get("act") as Act];
      const url = `${API}/${id}${path.replace(":offerId", String(sent.get("offer")))}`;
      // Each call takes the fields that it knows.
      const fields = {
        ...Object.fromEntries(sent),
        photos: sent.getAll("photos"),
        reserve: sent.has("reserve"),
      };
      return send(method, url, fields);
    },
    onSuccess: (_, { form, sent }) => {
      const act = sent.get("act") as Act;
      if (act === "hide") {
        toastOnNextPage({ title: t.threadHidden(), tone: "good" });
        return location.assign(href("/messages"));
      }
      if (before) return location.assign(href(`/messages/${id}`));
      form.reset();
      form.querySelector("textarea")?.focus({ preventScroll: true });
      form.closest("dialog")?.close();
      form.closest<HTMLElement>("[popover]")?.hidePopover();
      const done = DONE[act]?.();
      if (done) toast({ title: done, tone: "good" });
      setRefused(undefined);
      setSentCount((count) => count + 1);
      refresh();
    },
    onError: (failure, { form, sent }) => {
      const [[field, wrong] = []] = Object.entries(fieldsOf(failure));
      const said = wrong ?? userMessage(failure, t.messageFailed());
      form.querySelector<HTMLElement>("[name=amount]")?.focus();
      if (form.id === "composer" || field === "amount")
        setRefused({ act: String(sent.get("act")), text: said, amount: sent.get("amount")?.toString() });
      else toast(failureToast(failure, said));
      if (failure instanceof ApiError && failure.status === 409) refresh();
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acting.isPending) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    acting.mutate({ form, sent: new FormData(form, submitter) });
  };
  return { isPending: acting.isPending, refused, sentCount, onSubmit };
}

/** Marks messages as read while they can be seen. */
function useReading(thread: ThreadJson | null): void {
  const last = thread && thread.unread > 0 ? thread.messages.at(-1)?.id : undefined;
  const id = thread?.id;
  useListener("visibilitychange", () => read(id, last));
  useEffect(() => read(id, last), [id, last]);
}

function read(id?: string, last?: string): void {
  if (!last || document.visibilityState !== "visible") return;
  const reading = send("POST", `${API}/${id}/read`, { upTo: last });
  void reading.then(() => refresh()).catch(() => undefined);
}

/** Shows the newest message, also one that arrives, unless the reader is further up and did not write it. */
function useLastInView(thread: ThreadJson | null): void {
  const last = thread?.messages.at(-1);
  const [lastId, isOwn] = [last?.id, last?.from === thread?.role];
  const isAtEnd = useRef(true);
  useEffect(() => {
    const end = document.getElementById("last");
    if (!end) return;
    const watch = new IntersectionObserver(([entry]) => (isAtEnd.current = entry?.isIntersecting ?? true), {
      rootMargin: NEAR_END,
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [thread?.id]);
  useLayoutEffect(() => {
    if (lastId && (isAtEnd.current || isOwn)) showLast();
  }, [lastId, isOwn]);
}

function showLast(): void {
  const end = document.getElementById("last");
  const log = end?.closest("[role=log]");
  // Where the messages scroll by themselves, `scrollIntoView` would move the page as well.
  if (log && getComputedStyle(log).overflowY === "auto") log.scrollTop = log.scrollHeight;
  else end?.scrollIntoView({ block: "nearest" });
}

/** Enter sends where a keyboard is likely; on phones it begins a new line. */
function sendByEnter(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey, isComposing, target } = event;
  if (key !== "Enter" || isComposing || !(target instanceof HTMLTextAreaElement)) return;
  if (!ctrlKey && !metaKey && (shiftKey || !matchMedia("(pointer: fine)").matches)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

/** A quick reply is added to what is in the form, and sent by a second press. */
function fillReply({ target }: MouseEvent): void {
  const text =
    target instanceof HTMLElement ? target.closest<HTMLElement>("[data-reply]")?.dataset.reply : null;
  const field = document.querySelector<HTMLTextAreaElement>("#composer textarea");
  if (!text || !field) return;
  field.value = [field.value.trim(), text].filter(Boolean).join("\n");
  field.focus();
}
