import { ResetForm, type ResetFormProps } from "./parts/reset-form.tsx";

// Awake only so that the passwords can be shown; the form is sent as it is.
export default function ResetFormIsland(props: ResetFormProps) {
  return <ResetForm {...props} />;
}
