import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import { clearCookieAndStorage, sessionToken } from "#src/auth/cookies.ts";
import { knownDevice, signIn } from "#src/auth/device-cookie.ts";
import { findAwaiting } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { listDue } from "#src/features/consents/queries.ts";
import { consentsIn } from "#src/features/consents/current.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Posted, parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, onRefusal, refusalOf } from "#src/http/errors.ts";
import { href, inThisLanguage, safeNext } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Mark } from "#src/ui/brand.tsx";
import { MosaicPattern } from "#src/ui/drawings.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { enterCode, login, logout, register } from "./actions/login.ts";
import { cardPage, formMessage } from "./card-page.tsx";
import LoginForm from "./login-form.island.tsx";
import { AccountForm } from "./parts/account-form.tsx";
import { CodeField } from "./parts/code-field.tsx";
import { registerInput } from "./phone-input.ts";
import { emailKeyOf } from "./queries.ts";
import RegisterForm from "./register-form.island.tsx";
import { credentials, loginCode } from "./schema.ts";
import { codePath, signedInPath } from "./signed-in-path.ts";

export const accountPages = routes()
  .get("/login", access("guest"), (c) => whenGuest(c, loginPage))
  .get("/register", access("guest"), (c) => whenGuest(c, registerPage))
  .post("/login", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => loginPage(c, posted, refusal));
    const given = parseInput(credentials, posted);
    const signedIn = await login(c.var.deps, given, c.var, knownDevice(c, emailKeyOf(given.email)));
    signIn(c, signedIn);
    const next = nextPage(posted.next);
    return c.redirect(signedIn.awaitsCode ? codePath(next) : signedInPath(next), 303);
  })
  .get("/login/code", access("guest"), async (c) => {
    const next = c.req.query("next");
    if (await isAwaiting(c)) return codePage(c, next);
    return c.redirect(c.req.query("done") ? signedInPath(nextPage(next)) : withNext("/login", next), 302);
  })
  .post("/login/code", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, async (refusal) =>
      (await isAwaiting(c))
        ? codePage(c, posted.next, refusal)
        : c.redirect(withNext("/login", posted.next), 303),
    );
    const { code } = parseInput(loginCode, posted);
    signIn(c, await enterCode(c.var.deps, sessionToken(c), code, c.var));
    return c.redirect(signedInPath(nextPage(posted.next)), 303);
  })
  .post("/register", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => registerPage(c, posted, refusal));
    const given = parseInput(registerInput, posted);
    signIn(c, await register(c.var.deps, { ...given, consents: consentsIn(given) }, c.var));
    return c.redirect(signedInPath(nextPage(posted.next)), 303);
  })
  .post("/logout", access("guest"), async (c) => {
    await logout(c.var.deps, c.var);
    clearCookieAndStorage(c);
    return c.redirect(href("/"), 303);
  });

/** The page after signing in, in this page's language, which may have been switched on the way. */
const nextPage = (next: string | undefined): string => inThisLanguage(safeNext(next) ?? "/");

/** Whoever has just logged in is first asked for what they have not agreed to yet. */
async function whenGuest(c: Ctx, page: (c: Ctx, posted: Posted, refusal?: Refusal) => Response) {
  const { next, done } = c.req.query();
  const { session, deps } = c.var;
  if (session) {
    const due = await listDue(deps.db.read, session.user.id);
    return c.redirect(due.length > 0 ? withNext("/consents", next) : nextPage(next), 302);
  }
  return page(c, { next }, done ? refusalOf(c, new AppError("invalid", "loginCookies")) : undefined);
}

async function isAwaiting(c: Ctx): Promise<boolean> {
  const { db, clock } = c.var.deps;
  const token = sessionToken(c);
  return token !== null && (await findAwaiting(db.read, token, clock.now())) !== null;
}

function withNext(path: string, next: string | undefined): string {
  const safe = safeNext(next) ?? "";
  return href(safe ? `${path}?next=${encodeURIComponent(safe)}` : path);
}

const startOf = (posted: Posted, values: Posted, refusal?: Refusal) => ({
  next: nextPage(posted.next),
  values,
  errors: refusal?.fields ?? {},
  message: refusal?.message,
});

/** The service worker marks the address of the form when shared photos wait for it. */
const waitText = (next: string) => (next.endsWith("&shared=1") ? t.sharedLoginText() : undefined);

function loginPage(c: Ctx, posted: Posted, refusal?: Refusal): Response {
  const start = startOf(posted, pick(posted, "email"), refusal);
  return renderPage(
    c,
    { title: t.login(), description: t.loginText() },
    <AccountPage
      title={start.next === nextPage(undefined) ? t.loginTitle() : t.dashboardPleaseLogin()}
      text={waitText(start.next) ?? t.loginText()}
      other={{ question: t.loginNoAccount(), label: t.signUp(), href: withNext("/register", posted.next) }}
    >
      <Island name="login-form" of={LoginForm} props={start} when="interaction" />
    </AccountPage>,
    refusal?.status,
  );
}

const REGISTER_KEPT = ["name", "email", "phone", "location", "terms", "privacy", "newsletter"] as const;

function registerPage(c: Ctx, posted: Posted, refusal?: Refusal): Response {
  const start = startOf(posted, pick(posted, ...REGISTER_KEPT), refusal);
  const login = withNext("/login", posted.next);
  return renderPage(
    c,
    { title: t.signUp(), description: t.registerText() },
    <AccountPage
      title={t.registerTitle()}
      text={waitText(start.next) ?? t.registerText()}
      other={{ question: t.registerHasAccount(), label: t.loginSubmit(), href: login }}
    >
      <Island name="register-form" of={RegisterForm} props={start} when="interaction" />
    </AccountPage>,
    refusal?.status,
  );
}

const codePage = (c: Ctx, next: string | undefined, refusal?: Refusal): Response =>
  cardPage(
    c,
    { icon: "shield-check", title: t.loginCodeTitle(), text: t.loginCodeText() },
    <AccountForm
      action="/login/code"
      next={nextPage(next)}
      message={formMessage(refusal)}
      submit={t.loginSubmit()}
      after={
        <a href={withNext("/login", next)} className="link justify-self-center">
          {t.loginCodeBack()}
        </a>
      }
    >
      <CodeField hint={t.loginCodeLost()} error={refusal?.fields.code} focused />
    </AccountForm>,
    refusal?.status,
  );

interface AccountPageProps {
  title: string;
  text: string;
  other: { question: string; label: string; href: string };
  children: ReactNode;
}

const AccountPage = ({ title, text, other, children }: AccountPageProps) => (
  <div className="wrap py-6 md:py-12">
    <div className="mx-auto grid max-w-130 overflow-hidden card lg:max-w-none lg:grid-cols-2">
      <div className="px-5 py-8 sm:px-9 sm:py-10 lg:px-14 lg:py-14">
        <h1 className="text-28 font-bold">{title}</h1>
        <p className="mt-1.5 mb-7 text-ink-soft">{text}</p>
        {children}
        <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-15 text-ink-soft">
          {other.question}
          <a href={other.href} className="link">
            {other.label}
          </a>
        </p>
      </div>
      <Benefits />
    </div>
  </div>
);

function Benefits() {
  const points: { icon: IconName; text: string }[] = [
    { icon: "camera", text: t.accountPromisePhotos() },
    { icon: "whatsapp", text: t.accountPromiseContact() },
    { icon: "layout-dashboard", text: t.accountPromiseDashboard() },
  ];
  return (
    <div className="relative hidden flex-col justify-center bg-sand p-14 text-sand-ink lg:flex">
      <MosaicPattern fades className="absolute inset-0 pointer-events-none opacity-10" />
      <Mark className="relative mb-8 w-26 flex-none" />
      <p className="relative text-32 font-bold text-balance">{t.listCarText()}</p>
      <ul className="relative mt-8 grid gap-4">
        {points.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-4">
            <span className="grid size-11 flex-none place-items-center rounded-full bg-surface text-action">
              <Icon name={icon} size={20} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
