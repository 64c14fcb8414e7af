import type { ReactNode } from "react";
import { access, requireUser } from "#src/auth/access.ts";
import {
  CardButton,
  CardLink,
  cardPage,
  formMessage,
  linkEndedPage,
  tokenOf,
} from "#src/features/accounts/card-page.tsx";
import { readLink } from "#src/features/conversations/threads/links.ts";
import { findAnsweredAt, REVIEW_UNTIL_MS } from "#src/features/conversations/threads/queries/find-answer.ts";
import { getThread, type Thread } from "#src/features/conversations/threads/queries/find-thread.ts";
import { nameOf } from "#src/features/conversations/threads/queries/list-threads.ts";
import { DAY_MS } from "#src/core/time.ts";
import { listPhotosOf } from "#src/features/listings/listings.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { messageOf, onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, type Posted, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import { answerReview, findObjection, writeReview } from "./actions.ts";
import { stopInvitations } from "./invitations.ts";
import { ReviewItem, ReviewList } from "./parts/review-list.tsx";
import { StarChoice } from "./parts/stars.tsx";
import { findReview, getReview, listReviewsFor, type Reviewed, shortName } from "./queries.ts";
import { answerInput, MAX_REVIEW, RATED, reviewInput, reviewPath, SHOWN_AFTER_MS } from "./schema.ts";
import { visitorOf } from "./visitor.ts";

const nowOf = (c: Ctx): number => c.var.deps.clock.now();
const threadOf = (c: Ctx): Promise<Thread> =>
  getThread(c.var.deps.db.read, { person: requireUser(c) }, c.req.param("id") ?? "");
const linkOf = (c: Ctx) => readLink("uninvite", tokenOf(c), nowOf(c));

export const sellerReviewPages = routes()
  .get("/messages/:id/review", access("owner"), (c) => reviewPage(c))
  .post("/messages/:id/review", access("owner"), postedForm, async (c) => {
    const { deps } = c.var;
    const [person, form, { conversation, mine }] = [requireUser(c), c.req.valid("form"), await threadOf(c)];
    const conversationId = conversation.id;
    onRefusal(c, (refusal) => reviewPage(c, form, refusal));
    if (mine.side === "seller") {
      const { text } = parseInput(answerInput, form);
      await answerReview(deps, person, { conversationId }, text, { unread: true });
    } else
      await writeReview(deps, person, parseInput(reviewInput, { ...form, conversationId }), visitorOf(c));
    return flashOn(c, reviewPath(conversationId), "reviewSaved");
  })
  .get("/reviews/stop", access("gate"), (c) =>
    linkOf(c)
      ? cardPage(
          c,
          { icon: "mail", title: t.reviewInvitationsStop(), text: t.reviewInvitationsStopText() },
          <CardButton action={`${c.req.path}?token=${encodeURIComponent(tokenOf(c))}`}>
            {t.reviewInvitationsStop()}
          </CardButton>,
        )
      : linkEndedPage(c, <ToInbox />),
  )
  // Mail programs post here for their unsubscribe button (RFC 8058).
  .post("/reviews/stop", access("gate"), async (c) => {
    const link = linkOf(c);
    if (!link) return linkEndedPage(c, <ToInbox />);
    await stopInvitations(c.var.deps, link.userId);
    const page = { title: t.reviewInvitationsStopped(), text: t.reviewInvitationsStoppedText() };
    return cardPage(c, { icon: "circle-check", ...page }, <ToInbox />);
  });

const ToInbox = () => (
  <CardLink path="/messages" variant="outline">
    {t.messagesHeading()}
  </CardLink>
);

/** Where the buyer writes a review and sees it, and the seller answers it. */
async function reviewPage(c: Ctx, typed: Posted = {}, refusal?: Refusal): Promise<Response> {
  const thread = await threadOf(c);
  const isSeller = thread.mine.side === "seller";
  const props = { c, thread, typed, refusal };
  return renderPage(
    c,
    { title: isSeller ? t.reviewAnswer() : t.reviewTitle(), noindex: true, isOfDealers: true },
    <div className="wrap max-w-140! pt-4 pb-10 md:py-10">
      <a href={href(`/messages/${thread.conversation.id}`)} className="link">
        <Icon name="arrow-left" size={18} flip />
        {t.reviewBack()}
      </a>
      <h1 className="mt-1 text-26 font-bold md:text-30">{isSeller ? t.reviewAnswer() : t.reviewTitle()}</h1>
      <p className="text-17 text-ink-soft">
        <bdi>{nameOf(thread)}</bdi>
      </p>
      <div className="mt-4 grid gap-4">
        {await listingCard(props)}
        {await (isSeller ? sellersPart(props) : buyersPart(props))}
      </div>
    </div>,
    refusal?.status,
  );
}

interface PageProps {
  c: Ctx;
  thread: Thread;
  typed: Posted;
  refusal: Refusal | undefined;
}

async function listingCard({ c, thread: { listing, conversation } }: PageProps): Promise<ReactNode> {
  const { read } = c.var.deps.db;
  const cover = listing && (await listPhotosOf(read, [listing.id])).get(listing.id)?.[0];
  const answeredAt = await findAnsweredAt(read, conversation.id);
  return (
    <div className="panel flex items-center gap-4 p-4">
      {cover && (
        <img
          src={photoSrc(cover.id, 640)}
          alt=""
          className="h-18 w-25 flex-none rounded-field object-cover"
        />
      )}
      <p className="min-w-0 text-14 text-ink-soft">
        <bdi className="block text-16 font-semibold text-ink wrap-anywhere">
          {listing?.title ?? t.listingErased()}
        </bdi>
        <span className="block">{t.reviewContacted(t.formatDate(conversation.createdAt))}</span>
        {answeredAt !== null && (
          <span className="block">
            {t.reviewOpenUntil(t.formatDate(answeredAt + REVIEW_UNTIL_MS - DAY_MS))}
          </span>
        )}
      </p>
    </div>
  );
}

async function buyersPart({ c, thread, typed, refusal }: PageProps): Promise<ReactNode> {
  const { read } = c.var.deps.db;
  const [person, now] = [requireUser(c), nowOf(c)];
  const review = await findReview(read, { conversationId: thread.conversation.id });
  if (review) {
    const isShown = review.shownAt <= now;
    const state = isShown ? t.reviewIsShown() : t.reviewShownFrom(t.formatDate(review.shownAt));
    return (
      <>
        <Notice>{review.hiddenAt === null ? state : t.reviewIsHidden()}</Notice>
        <div className="panel p-4 md:p-5">
          <ReviewItem review={review.json} now={now} />
        </div>
      </>
    );
  }
  const objection = await findObjection(read, thread, person, now, visitorOf(c));
  if (objection) return <Notice tone="warn">{messageOf(objection)}</Notice>;
  const { userId, dealerId } = thread.theirs;
  const about: Reviewed = dealerId ? { dealerId } : { sellerId: userId ?? "" };
  return (
    <>
      <form method="post" action={href(reviewPath(thread.conversation.id))} noValidate className="grid gap-4">
        <FormError>{formMessage(refusal)}</FormError>
        <div className="panel divided px-4 py-1">
          {RATED.map((name) => (
            <StarChoice key={name} name={name} chosen={typed[name]} error={refusal?.fields[name]} />
          ))}
        </div>
        <ReviewText
          {...{ typed, refusal }}
          label={t.reviewTell()}
          hint={t.reviewHint(shortName(person.name))}
          optional
        />
        <Button type="submit" size={52} block>
          {t.reviewSend()}
        </Button>
        <p className="text-center text-14 text-ink-soft">
          {t.reviewSendText(t.helpDays(SHOWN_AFTER_MS / DAY_MS))}
        </p>
      </form>
      <ReviewList {...await listReviewsFor(read, about, null, now)} />
    </>
  );
}

async function sellersPart({ c, thread: { conversation }, typed, refusal }: PageProps): Promise<ReactNode> {
  const now = nowOf(c);
  const review = await getReview(c.var.deps.db.read, { conversationId: conversation.id });
  const isShown = review.shownAt <= now;
  if (review.hiddenAt !== null) return <Notice>{t.reviewIsHidden()}</Notice>;
  return (
    <>
      {isShown ? (
        <div className="panel p-4 md:p-5">
          <ReviewItem review={review.json} now={now} />
        </div>
      ) : (
        <Notice>{t.reviewWrittenText(t.formatDate(review.shownAt))}</Notice>
      )}
      {review.answer === null && (
        <form method="post" action={href(reviewPath(conversation.id))} noValidate className="grid gap-4">
          <FormError>{formMessage(refusal)}</FormError>
          <ReviewText
            {...{ typed, refusal }}
            label={isShown ? t.reviewAnswerLabel() : t.reviewSideLabel()}
            hint={t.reviewAnswerHint()}
            required
          />
          <Button type="submit" size={52} block>
            {t.reviewAnswerSend()}
          </Button>
        </form>
      )}
    </>
  );
}

interface ReviewTextProps extends Pick<PageProps, "typed" | "refusal"> {
  label: string;
  hint: string;
  optional?: boolean;
  required?: boolean;
}

const ReviewText = ({ typed, refusal, ...field }: ReviewTextProps) => (
  <Field {...field} error={refusal?.fields.text}>
    <Textarea name="text" rows={5} maxLength={MAX_REVIEW} defaultValue={typed.text} />
  </Field>
);
