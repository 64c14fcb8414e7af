import { useState } from "react";
import { userMessage } from "#src/client/api.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { t } from "#t";
import { notesIn } from "./parts/note-fields.tsx";
import type { Act, Acts } from "./use-act.ts";

export interface VerdictStart {
  listing: Pick<ReviewJson, "id" | "title" | "rev" | "seller">;
  verdict: "rejected" | "hidden" | "suspend";
}

export interface VerdictErrors {
  reason?: string;
  note?: string;
  /** Why the server did not take it. */
  refused?: string;
}

/** Sends what the dialog's form says, and what is wrong with it. */
export function useVerdict(acts: Acts) {
  const [errors, setErrors] = useState<VerdictErrors>({});
  const decide = ({ listing, verdict }: VerdictStart, typed: FormData, onSuccess: () => void) => {
    const wrong = verdict === "suspend" ? {} : missingIn(typed);
    setErrors(wrong);
    if (wrong.reason || wrong.note) return;
    acts.act(verdict === "suspend" ? suspension(listing, typed) : decision(listing, verdict, typed), {
      onSuccess,
      onError: (error) => setErrors({ refused: userMessage(error, t.reviewFailed()) }),
    });
  };
  return { errors, forget: () => setErrors({}), decide };
}

function missingIn(typed: FormData): VerdictErrors {
  const reason = typed.get("reason");
  const { note, noteAr } = notesIn(typed);
  return {
    reason: reason ? undefined : t.verdictReasonRequired(),
    note: reason === "other" && !note && !noteAr ? t.verdictNoteRequired() : undefined,
  };
}

const suspension = ({ seller }: VerdictStart["listing"], typed: FormData): Act => ({
  method: "PATCH",
  path: `/users/${seller.id}`,
  body: { isActive: false, ...notesIn(typed) },
  done: t.adminUserUpdated,
  failed: t.adminUserFailed,
});

const decision = (
  { id, rev }: VerdictStart["listing"],
  verdict: "rejected" | "hidden",
  typed: FormData,
): Act => ({
  method: "POST",
  path: `/reviews/${id}`,
  body: { verdict, reason: typed.get("reason"), ...notesIn(typed), rev },
  done: verdict === "rejected" ? t.reviewRejected : t.reviewHidden,
  failed: t.reviewFailed,
});
