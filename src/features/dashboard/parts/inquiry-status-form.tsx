import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";

/** Where an inquiry can go from where it stands. */
export const NEXT: Record<InquiryStatus, InquiryStatus[]> = {
  pending: ["read", "replied", "closed"],
  read: ["replied", "closed"],
  replied: ["closed"],
  closed: ["read"],
};

const LABEL = {
  pending: () => t.inboxNew(),
  read: () => t.inboxMarkRead(),
  replied: () => t.inboxMarkReplied(),
  closed: () => t.inboxClose(),
} satisfies Record<InquiryStatus, () => string>;

interface InquiryStatusFormProps {
  id: string;
  next: InquiryStatus;
  reopens: boolean;
  /** The query of the page's address, kept by a form without scripts. */
  search: string;
  setStatus(id: string, status: InquiryStatus): void;
}

/** Moves an inquiry on. */
export const InquiryStatusForm = ({ id, next, reopens, search, setStatus }: InquiryStatusFormProps) => (
  <form
    method="post"
    action={href(`/dashboard/inquiries/${id}${search}`)}
    onSubmit={(event) => {
      event.preventDefault();
      setStatus(id, next);
    }}
  >
    <input type="hidden" name="status" value={next} />
    <Button type="submit" variant="quiet" className="px-3 text-14 font-medium">
      {reopens ? t.inboxReopen() : LABEL[next]()}
    </Button>
  </form>
);
