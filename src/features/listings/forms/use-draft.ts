import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { toast } from "#src/client/toast.ts";
import { useListener } from "#src/client/use-listener.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { t } from "#t";
import type { DraftValues } from "../schema.ts";
import type { ListingKind } from "../kinds.ts";
import {
  copyToOpen,
  draftCopies,
  type DraftCopy,
  filledIn,
  deleteDraft,
  newestOnly,
  sendDraft,
} from "./draft-copies.ts";
import type { ListingFormStart } from "./form-values.ts";

const KEEP_AFTER_MS = 400;
const SEND_AFTER_MS = 1500;

export interface DraftState {
  place: "nowhere" | "browser" | "account";
  isSending?: boolean;
  problem?: string;
}

interface DraftedForm {
  values(): object;
  photos: PhotoJson[];
  fill(values: DraftValues, photos: PhotoJson[]): void;
  /** Differs after every change of a value. */
  typed: object;
  isPublished: boolean;
}

const contentOf = (values: object, photos: PhotoJson[]): string =>
  JSON.stringify([filledIn(values), photos.map(({ id }) => id)]);

/** Saves the draft of a new listing during typing: soon in this browser, a little later in the account. */
export function useDraft(kind: ListingKind, start: ListingFormStart<object>, form: DraftedForm) {
  const { draft } = start;
  const isFilled = typeof draft?.editedMsAgo === "number";
  const [id, setId] = useState(start.submissionKey);
  const [restored, setRestored] = useState(isFilled);
  const [state, setState] = useState<DraftState>({ place: isFilled ? "account" : "nowhere" });
  const [copies] = useState(() => draftCopies(kind, start.sellerId));
  const saved = useRef(contentOf(start.values, start.photos));
  const unsent = useRef<DraftCopy | null>(null);
  const left = useRef<DraftCopy | null>(null);

  const sent = (copy: DraftCopy, state: DraftState) => {
    // If the user has typed since, there is a newer copy.
    if (unsent.current !== copy) return;
    unsent.current = null;
    copies.remove(copy.id);
    setState(state);
  };
  const [sending] = useState(newestOnly);
  const send = () => {
    const copy = unsent.current;
    if (!copy) return;
    setState({ place: "browser", isSending: true });
    sending.add(async () => {
      try {
        await sendDraft(kind, copy);
        sent(copy, { place: "account" });
      } catch (error) {
        const { status, userMessage } = error instanceof ApiError ? error : { status: 0 };
        if (status === 410) return sent(copy, { place: "nowhere" });
        setState({ place: "browser", problem: status === 409 ? userMessage : undefined });
      }
    });
  };

  const open = useEffectEvent(() => {
    if (!draft) return;
    const now = Date.now();
    const waiting = copies.list(now);
    const copy = copyToOpen(waiting, start.submissionKey, draft, now);
    if (copy) {
      setId(copy.id);
      form.fill(copy.values, copy.photos);
      setRestored(true);
    }
    for (const other of waiting)
      if (other.id === start.submissionKey && !copy) copies.remove(other.id);
      else if (other.id !== copy?.id)
        // If this fails, the copy is sent the next time.
        sendDraft(kind, other).then(
          () => copies.remove(other.id),
          () => undefined,
        );
  });
  useEffect(() => open(), []);

  const keep = useEffectEvent(() => {
    if (!draft || form.isPublished) return;
    const values = filledIn(form.values());
    const content = contentOf(values, form.photos);
    if (content === saved.current) return;
    if (form.photos.length === 0 && Object.keys(values).length === 0) return;
    saved.current = content;
    unsent.current = { id, values, photos: form.photos, savedAt: Date.now() };
    copies.keep(unsent.current);
    setState({ place: "browser", isSending: true });
    // It is now the last edited draft, which opens without an id in the address.
    if (draft.isChosen) history.replaceState(history.state, "", location.pathname + location.hash);
  });
  const sendSoon = useEffectEvent(send);
  useEffect(() => {
    const timers = [setTimeout(keep, KEEP_AFTER_MS), setTimeout(() => sendSoon(), SEND_AFTER_MS)];
    return () => timers.forEach(clearTimeout);
  }, [form.typed, form.photos]);

  const leave = () => {
    keep();
    const copy = unsent.current;
    // `visibilitychange` comes before `pagehide`, so the copy may already be sent.
    if (!copy || copy === left.current) return;
    left.current = copy;
    sendDraft(kind, copy, true).then(
      () => sent(copy, { place: "account" }),
      () => undefined,
    );
  };
  useListener("pagehide", leave);
  useListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
  useListener("online", send);

  const forget = async () => {
    unsent.current = null;
    copies.remove(id);
    setRestored(false);
    setState({ place: "nowhere" });
    await sending.stop();
  };

  return {
    id,
    restored,
    state,
    forget: () => void forget(),
    discard: () => {
      forget()
        .then(() => deleteDraft(id))
        .catch((error: unknown) => toast(failureToast(error, t.listingActionFailed())));
      saved.current = "";
    },
  };
}
