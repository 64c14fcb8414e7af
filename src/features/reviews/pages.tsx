import { access, requireUser } from "#src/auth/access.ts";
import { DAY_MS } from "#src/core/time.ts";
import {
  CardButton,
  CardLink,
  cardPage,
  formMessage,
  linkEndedPage,
  tokenOf,
} from "#src/features/accounts/card-page.tsx";
import { ListingStrip } from "#src/features/conversations/inbox/parts/listing-parts.tsx";
import { readLink } from "#src/features/conversations/threads/links.ts";
import { getThread } from "#src/features/conversations/threads/queries/find-thread.ts";
import { conversationsJson } from "#src/features/conversations/threads/queries/list-threads.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { messageOf, onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, type Posted, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { answerReview, findObjection, stopInvitations, writeReview } from "./actions.ts";
import { ReviewItem } from "./parts/review-list.tsx";
import { StarChoice } from "./parts/stars.tsx";
import { findReview, reviewJson, shortName } from "./queries.ts";
import { answerInput, MAX_REVIEW, RATED, reviewInput, reviewPath, SHOWN_AFTER_MS } from "./schema.ts";
import { visitorOf } from "./visitor.ts";

const idIn = (c: Ctx): string => c.req.param("id") ?? "";
const threadOf = (c: Ctx) => getThread(c.var.deps.db.read, { person: requireUser(c) }, idIn(c));

export const sellerReviewPages = routes()
  .get("/messages/:id/review", access("owner"), (c) => reviewPage(c))
  .post("/messages/:id/review", access("owner"), postedForm, async (c) => {
    const [{ deps }, person, form, conversationId] = [c.var, requireUser(c), c.req.valid("form"), idIn(c)];
    const { mine } = await threadOf(c);
    onRefusal(c, (refusal) => reviewPage(c, form, refusal));
    if (mine.side === "seller") {
      const { text } = parseInput(answerInput, form);
      await answerReview(deps, person, { conversationId }, text, { unread: true });
    } else {
      const stars = Object.fromEntries(RATED.map((name) => [name, Number(form[name])]));
      const review = parseInput(reviewInput, { ...form, ...stars, conversationId });
      await writeReview(deps, person, review, visitorOf(c));
    }
    return flashOn(c, reviewPath(conversationId), "reviewSaved");
  })
  .on(["GET", "POST"], "/reviews/stop", access("gate"), async (c) => {
    const link = readLink("uninvite", tokenOf(c), c.var.deps.clock.now());
    const toInbox = <CardLink path="/messages">{t.messagesHeading()}</CardLink>;
    if (!link) return linkEndedPage(c, toInbox);
    const text = t.reviewInvitationsStopText();
    // Mail programs post here for their unsubscribe button (RFC 8058).
    if (c.req.method === "POST") {
      await stopInvitations(c.var.deps, link.userId);
      return cardPage(c, { icon: "circle-check", title: t.reviewInvitationsStopped(), text }, toInbox);
    }
    const title = t.reviewInvitationsStop();
    const action = `${c.req.path}?token=${encodeURIComponent(tokenOf(c))}`;
    return cardPage(c, { icon: "mail", title, text }, <CardButton action={action}>{title}</CardButton>);
  });

/** Where the buyer writes a review and sees it, and the seller answers it. */
async function reviewPage(c: Ctx, typed: Posted = {}, refusal?: Refusal): Promise<Response> {
  const { read } = c.var.deps.db;
  const [person, now, thread] = [requireUser(c), c.var.deps.clock.now(), await threadOf(c)];
  const [conversation] = await conversationsJson(read, { person }, [thread], now);
  const row = await findReview(read, { conversationId: thread.conversation.id });
  const isSeller = thread.mine.side === "seller";
  const objection = row ? null : await findObjection(read, thread, person, now, visitorOf(c));
  const isShown = row !== null && row.review.shownAt <= now;
  const isOpen = isSeller ? row?.review.answer === null : !row && !objection;
  const title = isSeller ? t.reviewAnswer() : t.reviewTitle();
  const shownFrom = row && t.formatDate(row.review.shownAt);
  const waiting = shownFrom && (isSeller ? t.reviewWrittenText(shownFrom) : t.reviewShownFrom(shownFrom));
  const isHidden = row !== null && row.review.hiddenAt !== null;
  const notice = objection ? messageOf(objection) : isHidden ? t.reviewIsHidden() : !isShown && waiting;
  return renderPage(
    c,
    { title, noindex: true, isOfDealers: true },
    <div className="wrap max-w-140! grid gap-4 py-6 md:py-10">
      <div>
        <a href={href(`/messages/${idIn(c)}`)} className="link">
          {t.reviewBack()}
        </a>
        <h1 className="text-26 font-bold md:text-30">{title}</h1>
        <p className="text-17 text-ink-soft">
          <bdi>{conversation?.other.name}</bdi> ·{" "}
          <bdi>{conversation?.listing?.title ?? t.listingErased()}</bdi>
        </p>
      </div>
      <div className="panel overflow-hidden [&>a]:flex! [&>a]:border-0">
        <ListingStrip listing={conversation?.listing ?? null} />
      </div>
      {notice && <Notice>{notice}</Notice>}
      {row && (isShown || !isSeller) && (
        <div className="panel p-4 md:p-5">
          <ReviewItem review={reviewJson(row)} now={now} />
        </div>
      )}
      {isOpen && !isHidden && (
        <form method="post" action={href(reviewPath(idIn(c)))} noValidate className="grid gap-4">
          <FormError>{formMessage(refusal)}</FormError>
          {!isSeller && (
            <div className="panel divided px-4 py-1">
              {RATED.map((name) => (
                <StarChoice key={name} name={name} chosen={typed[name]} error={refusal?.fields[name]} />
              ))}
            </div>
          )}
          <Field
            label={isSeller ? t.reviewSellersAnswer() : t.reviewTell()}
            hint={isSeller ? t.reviewAnswerHint() : t.reviewHint(shortName(person.name))}
            error={refusal?.fields.text}
            optional={!isSeller}
            required={isSeller}
          >
            <Textarea name="text" maxLength={MAX_REVIEW} defaultValue={typed.text} />
          </Field>
          <Button type="submit" size={52} block>
            {t.reviewSend()}
          </Button>
          {!isSeller && (
            <p className="text-center text-14 text-ink-soft">
              {t.reviewSendText(t.helpDays(SHOWN_AFTER_MS / DAY_MS))}
            </p>
          )}
        </form>
      )}
    </div>,
    refusal?.status,
  );
}
