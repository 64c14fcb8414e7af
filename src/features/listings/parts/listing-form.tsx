import type { ReactNode } from "react";
import { FormError } from "#src/ui/notice.tsx";
import type { ListingFormView } from "./listing-form-view.ts";

interface ListingFormProps {
  /** Where it is posted when the browser runs no script. */
  action: string;
  submissionKey: string;
  updatedAt: number | null;
  /** Why the whole form was refused. */
  message?: string;
  onSubmit: ListingFormView<unknown>["onSubmit"];
  /** Its sections and buttons. */
  children: ReactNode;
}

/** The form of a listing around its sections. */
export const ListingForm = ({
  action,
  submissionKey,
  updatedAt,
  message,
  onSubmit,
  children,
}: ListingFormProps) => (
  <form
    method="post"
    action={action}
    encType="multipart/form-data"
    noValidate
    onSubmit={onSubmit}
    className="grid gap-5"
  >
    <input type="hidden" name="submissionKey" value={submissionKey} />
    {updatedAt !== null && <input type="hidden" name="updatedAt" value={updatedAt} />}
    <FormError>{message}</FormError>
    {children}
  </form>
);
