import { access, requireUser } from "#src/auth/access.ts";
import { formMessage } from "#src/features/accounts/card-page.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, type Posted, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import { MAX_REPLIES, replyInput } from "../schema.ts";
import { removeReply, saveReply } from "../threads/actions/saved-replies.ts";
import { listSavedReplies } from "../threads/queries/list-threads.ts";

const PATH = "/messages/replies";

/** The seller's own quick answers. */
export const repliesPages = routes()
  .get(PATH, access("user"), (c) => repliesPage(c))
  .post(PATH, access("user"), postedForm, async (c) => {
    const form = c.req.valid("form");
    onRefusal(c, (refusal) => repliesPage(c, form, refusal));
    await saveReply(c.var.deps, requireUser(c).id, parseInput(replyInput, form));
    return c.redirect(href(PATH), 303);
  })
  .post(`${PATH}/:id/delete`, access("owner"), async (c) => {
    await removeReply(c.var.deps, requireUser(c).id, c.req.param("id"));
    return c.redirect(href(PATH), 303);
  });

async function repliesPage(c: Ctx, typed: Posted = {}, refusal?: Refusal): Promise<Response> {
  const replies = await listSavedReplies(c.var.deps.db.read, requireUser(c).id);
  return renderPage(
    c,
    { title: t.repliesTitle(), noindex: true, isOfDealers: true },
    <div className="wrap max-w-180 py-6 md:py-10">
      <a href={href("/messages")} className="link">
        {t.messagesBack()}
      </a>
      <h1 className="text-28">{t.repliesTitle()}</h1>
      <p className="mt-1 text-ink-soft">{t.repliesText(MAX_REPLIES)}</p>
      {replies.length > 0 && (
        <ul className="card divided mt-6">
          {replies.map(({ id, textEn, textAr }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2">
              <p className="min-w-0 flex-1 wrap-anywhere">
                {[textEn, textAr].filter(Boolean).map((text) => (
                  <span key={text} dir="auto" className="block whitespace-pre-line">
                    {text}
                  </span>
                ))}
              </p>
              <form method="post" action={href(`${PATH}/${id}/delete`)}>
                <IconButton type="submit" icon="trash-2" label={t.uiRemove()} />
              </form>
            </li>
          ))}
        </ul>
      )}
      {replies.length < MAX_REPLIES && (
        <form method="post" action={href(PATH)} className="card mt-6 grid gap-4 p-5">
          <FormError>{formMessage(refusal)}</FormError>
          <Field label={t.siteEnglish()} error={refusal?.fields.textEn}>
            <Textarea name="textEn" rows={2} defaultValue={typed.textEn} />
          </Field>
          <Field label={t.siteArabic()}>
            <Textarea name="textAr" rows={2} defaultValue={typed.textAr} />
          </Field>
          <Button type="submit" size={48} className="justify-self-start">
            {t.replySave()}
          </Button>
        </form>
      )}
    </div>,
    refusal?.status,
  );
}
