import { type MouseEvent, useCallback, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, send, showFieldErrors, userMessage } from "#src/client/api.ts";
import { fieldMessages, lateRules } from "#src/client/late-rules.ts";
import { opensElsewhere } from "#src/client/opens-elsewhere.ts";
import { type ToastMessage, toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { KINDS, type ListingRef, idPath } from "#src/features/listings/kinds.ts";
import type { KindTexts } from "#src/features/listings/register.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { t } from "#t";
import { type Prefill, prefilled } from "./inquiry-json.ts";
import { InquiryForm } from "./parts/inquiry-form.tsx";
import type { InquiryForm as Values } from "./schema.ts";
import type { AskedInquiry } from "./shapes.ts";

interface InquiryProps {
  listing: ListingRef;
  title: string;
  texts: KindTexts["inquiry"];
  prefill: Prefill | null;
}

const DIALOG = "inquiry-dialog";
const FORM = "inquiry-form";

const rulesFor = (isGuest: boolean) =>
  lateRules<Values>(() =>
    import("./schema.ts").then(({ guestForm, inquiryForm }) => (isGuest ? guestForm : inquiryForm)),
  );

/** Once its script has loaded, it opens the form in a dialog, which keeps its input when closed. */
export default function Inquiry({ listing, title, texts, prefill }: InquiryProps) {
  const [isOpened, setOpened] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const openAtOnce = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    element?.showModal();
  }, []);
  const path = href(`${idPath(listing)}/inquiry`);

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (isOpened) dialog.current?.showModal();
    else setOpened(true);
  };

  return (
    <>
      <ButtonLink
        href={path}
        variant="outline"
        size={48}
        block
        icon="mail"
        onClick={open}
        className="max-md:px-2"
      >
        {texts.title}
      </ButtonLink>
      {isOpened && (
        <InquiryDialog
          ref={openAtOnce}
          {...{ listing, title, texts, prefill, path }}
          onSent={() => dialog.current?.close()}
        />
      )}
    </>
  );
}

interface InquiryDialogProps extends InquiryProps {
  path: string;
  ref: (element: HTMLDialogElement | null) => void;
  onSent(): void;
}

function InquiryDialog({ listing, title, texts, prefill, path, ref, onSent }: InquiryDialogProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: rulesFor(!prefill),
    defaultValues: { ...prefilled(prefill), message: "", website: "" },
  });
  const sending = useMutation({
    mutationFn: (values: Values) => {
      const { inquiryApi, inquiryId } = KINDS[listing.kind];
      return send<AskedInquiry>("POST", inquiryApi, { ...values, [inquiryId]: listing.id });
    },
    onSuccess: ({ conversationId }) => {
      onSent();
      reset();
      toast({
        title: texts.sentTitle,
        description: texts.sent,
        tone: "good",
        ...(prefill
          ? { link: { href: href(`/messages/${conversationId}`), label: t.guestMailOpen() } }
          : { note: t.guestLinkSent() }),
      });
    },
    onError: (error) => {
      if (!showFieldErrors(error, setError)) toast(inquiryFailure(error));
    },
  });

  return (
    <Dialog
      ref={ref}
      id={DIALOG}
      title={texts.title}
      text={<bdi dir="auto">{title}</bdi>}
      shape="sheet"
      footer={
        <>
          <DialogClose dialog={DIALOG}>{t.cancel()}</DialogClose>
          <Button
            type="submit"
            form={FORM}
            size={48}
            pending={sending.isPending}
            pendingLabel={t.inquirySending()}
            className="max-sm:flex-1"
          >
            {t.inquirySend()}
          </Button>
        </>
      }
    >
      <InquiryForm
        id={FORM}
        hint={texts.hint}
        isGuest={!prefill}
        action={path}
        values={{}}
        errors={fieldMessages(formState.errors)}
        field={(name) => register(name)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isPending) void handleSubmit((values) => sending.mutate(values))();
        }}
      />
    </Dialog>
  );
}

export function inquiryFailure(error: unknown): ToastMessage {
  const { status, code } = error instanceof ApiError ? error : {};
  const said = userMessage(error, "") || undefined;
  // The server's message already says when to try again.
  const isLimit = status === 429 && said !== undefined;
  return {
    title: t.error(),
    description: isLimit ? said : t.inquiryFailed(),
    note: isLimit ? undefined : said,
    tone: "bad",
    link: code === "sellerBusyForGuests" ? { href: href("/login"), label: t.signInInNewTab() } : undefined,
  };
}
