import { access, requireSession } from "#src/auth/access.ts";
import { clearSessionCookie, setSessionCookie } from "#src/auth/cookies.ts";
import { replacePassword } from "#src/features/accounts/actions/passwords.ts";
import { CardLink, cardPage, formMessage } from "#src/features/accounts/card-page.tsx";
import { profileInput } from "#src/features/accounts/phone-input.ts";
import { passwordChange } from "#src/features/accounts/schema.ts";
import { endBlock } from "#src/features/conversations/threads/actions/change-thread.ts";
import { askForCode, enterCode } from "#src/features/phones/actions.ts";
import { typedPhoneCode } from "#src/features/phones/schema.ts";
import { CONVERSATIONS_KEPT_MS } from "#src/features/conversations/threads/actions/leave.ts";
import { months } from "#src/features/help/facts.ts";
import { findLastExpiry } from "#src/features/backups/actions.ts";
import { subscribe } from "#src/features/newsletter/actions.ts";
import { REVIEWS_KEPT_MS } from "#src/features/reviews/schema.ts";
import { getPushKeys } from "#src/features/push/actions/site-key.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { type Posted, parseInput, postedForm } from "#src/http/validate.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { storeLanguage } from "#src/shell/preferences.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import {
  deleteAccount,
  endDevice,
  endNewsletter,
  endOtherDevices,
  requestExport,
  saveSettings,
} from "./actions.ts";
import { getSettings } from "./queries.ts";
import { type Refused, accountDeletion, exportRequest, preferences, tickedNotices } from "./schema.ts";
import { SettingsPage } from "./settings-page.tsx";

export const settingsPages = routes()
  .get("/settings", access("user"), (c) => settingsPage(c))
  .post("/settings/profile", access("user"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => settingsPage(c, "profile", posted, refusal));
    await saveSettings(c.var.deps, requireSession(c).user.id, parseInput(profileInput, posted));
    return flashOn(c, "/settings", "settingsSaved");
  })
  .post("/settings/phone", access("user"), async (c) => {
    onRefusal(c, (refusal) => settingsPage(c, "phone", {}, refusal));
    await askForCode(c.var.deps, requireSession(c).user.id, c.var.address);
    return flashOn(c, "/settings#phone", "phoneCodeSent");
  })
  .post("/settings/phone/code", access("user"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => {
      const fields = { code: refusal.message, ...refusal.fields };
      return settingsPage(c, "phone", {}, { ...refusal, fields });
    });
    const { code } = parseInput(typedPhoneCode, posted);
    await enterCode(c.var.deps, requireSession(c).user.id, posted.check ?? "", code);
    return flashOn(c, "/settings#phone", "phoneConfirmed");
  })
  .post("/settings/password", access("user"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { deps, userAgent } = c.var;
    onRefusal(c, (refusal) => settingsPage(c, "password", posted, refusal));
    const change = parseInput(passwordChange, { ...posted, endTokens: posted.endTokens === "on" });
    setSessionCookie(c, await replacePassword(deps, requireSession(c).user.id, change, userAgent));
    return flashOn(c, "/settings", "settingsPasswordChanged");
  })
  .post("/settings/preferences", access("user"), postedForm, async (c) => {
    const { language, ...posted } = c.req.valid("form");
    const wanted = parseInput(preferences, { language, ...tickedNotices((flag) => posted[flag] === "on") });
    await saveSettings(c.var.deps, requireSession(c).user.id, wanted);
    storeLanguage(c, wanted.language);
    return inLanguage(wanted.language, () => flashOn(c, "/settings", "settingsSaved"));
  })
  .post("/settings/unblock", access("user"), postedForm, async (c) => {
    await endBlock(c.var.deps, requireSession(c).user, c.req.valid("form").blocked ?? "");
    return flashOn(c, "/settings#blocked", "unblocked");
  })
  .post("/settings/newsletter", access("user"), postedForm, async (c) => {
    const { deps } = c.var;
    const { user } = requireSession(c);
    const wanted = c.req.valid("form").wanted !== "no";
    if (wanted) await subscribe(deps, { email: user.email, consent: "yes" }, c.var);
    else await endNewsletter(deps, user);
    return flashOn(c, "/settings", wanted ? "newsletterAsked" : "newsletterStoppedText");
  })
  .post("/settings/sessions/end-others", access("user"), async (c) => {
    await endOtherDevices(c.var.deps, requireSession(c));
    return flashOn(c, "/settings#devices", "settingsDevicesEnded");
  })
  .post("/settings/sessions/:handle/end", access("owner"), async (c) => {
    await endDevice(c.var.deps, requireSession(c), c.req.param("handle"));
    return flashOn(c, "/settings#devices", "settingsDeviceEnded");
  })
  .post("/settings/data-exports", access("user"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => settingsPage(c, "data", posted, refusal));
    const { password } = parseInput(exportRequest, posted);
    await requestExport(c.var.deps, requireSession(c).user.id, password);
    return flashOn(c, "/settings#data", "dataExportSoon");
  })
  .get("/settings/delete", access("user"), (c) => deletePage(c))
  .post("/settings/delete", access("user"), postedForm, async (c) => {
    const form = c.req.valid("form");
    onRefusal(c, (refusal) => deletePage(c, refusal, form.confirm === "yes"));
    const { password } = parseInput(accountDeletion, form);
    await deleteAccount(c.var.deps, requireSession(c).user.id, password);
    clearSessionCookie(c);
    return flashOn(c, "/", "accountDeleted");
  });

async function settingsPage(c: Ctx, part?: Refused["part"], posted: Posted = {}, refusal?: Refusal) {
  const { deps } = c.var;
  const settings = await getSettings(deps.db.read, deps.config, requireSession(c), deps.clock.now());
  const { name, phone, location } = posted;
  const refused: Refused | undefined = part &&
    refusal && { part, errors: refusal.fields, message: refusal.message, values: { name, phone, location } };
  return renderPage(
    c,
    { title: t.settings(), noindex: true, preload: ["settings"], isOfDealers: true },
    <SettingsPage {...settings} pushKey={(await getPushKeys(deps)).publicKey} refused={refused} />,
    refusal?.status,
  );
}

function deletePage(c: Ctx, refusal?: Refusal, isConfirmed = false): Response {
  const errors: Refusal["fields"] = refusal?.fields ?? {};
  const backupsExpireAt = findLastExpiry(c.var.deps);
  return cardPage(
    c,
    { icon: "trash-2", title: t.deleteAccountTitle(), text: t.deleteAccountWarning() },
    <>
      <p className="font-semibold">{t.deleteAccountGoes()}</p>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        <li>{t.deleteAccountListings()}</li>
        <li>{t.deleteAccountInquiries()}</li>
        <li>{t.deleteAccountRest()}</li>
      </ul>
      <p className="mt-3 text-15">
        {t.deleteAccountKept(months(CONVERSATIONS_KEPT_MS), months(REVIEWS_KEPT_MS))}{" "}
        <a href={href("/privacy#rights")} className="link">
          {t.consentRead("privacy")}
        </a>
      </p>
      {backupsExpireAt !== null && (
        <p className="mt-3 text-15">{t.deleteAccountBackups(t.formatDate(backupsExpireAt))}</p>
      )}
      <p className="mt-3 mb-5 flex flex-wrap items-center gap-x-2 text-15 text-ink-soft">
        {t.deleteAccountSafe()}
        <a href="/api/user/data" download className="link">
          {t.settingsDataDownload()}
        </a>
      </p>
      <form method="post" action={href("/settings/delete")} noValidate className="grid gap-4">
        <FormError>{formMessage(refusal)}</FormError>
        <Field label={t.deleteAccountPassword()} error={errors.password} required>
          <Input name="password" type="password" size={52} autoComplete="current-password" />
        </Field>
        <Checkbox
          id="confirm"
          name="confirm"
          value="yes"
          defaultChecked={isConfirmed}
          error={errors.confirm}
          className="grid"
        >
          {t.deleteAccountConfirm()}
        </Checkbox>
        <Button type="submit" variant="danger-solid" size={52} block>
          {t.deleteAccountSubmit()}
        </Button>
        <CardLink path="/settings" variant="outline">
          {t.deleteAccountKeep()}
        </CardLink>
      </form>
    </>,
    refusal?.status,
  );
}
