import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";
import type { Messages } from "#src/i18n/t.ts";
import type { SmtpSink } from "../outside/smtp-sink.ts";
import { newCar, pageOf, postCar } from "./cars.ts";
import { expect } from "./journey.ts";
import { pathInMail } from "./mails.ts";
import { type Person, signUp } from "./people.ts";

/** Registers a user with a confirmed address and emails in this language; the page is signed in. */
export async function signUpConfirmed(
  page: Page,
  {
    mails,
    t,
    at,
    language,
  }: { mails: SmtpSink; t: Messages; at: (path: string) => string; language: Language },
): Promise<Person> {
  const person = await signUp(page.request);
  const data = { language, mailsInquiries: true, mailsExpiry: true };
  expect((await page.request.patch("/api/user/preferences", { data })).status()).toBe(204);
  expect((await page.request.post("/api/user/verification")).status()).toBe(204);
  await page.goto(await pathInMail(mails, person.email, t.verifyMailSubject()));
  await page.getByRole("button", { name: t.verifyEmailSubmit() }).click();
  await expect(page).toHaveURL((url) => url.pathname === at("/"));
  return person;
}

/** A word that is in no listing yet. */
export const newWord = (): string => `نادرة${Date.now()}${Math.floor(Math.random() * 1000)}`;

export const postCarWith = (seller: Page, word: string): Promise<string> =>
  postCar(seller.request, newCar({ title: `تويوتا كامري ${word}` }));

/** Saves the page's search under a name, with immediate alerts, and opens the list of saved searches. */
export async function saveSearch(page: Page, t: Messages, name: string): Promise<void> {
  const results = page.url();
  await page.getByRole("link", { name: t.savedSearchSubmit() }).click();
  const field = page.getByRole("textbox", { name: t.savedSearchName() });
  await expect(field).not.toHaveValue("");
  await field.fill(name);
  await page.getByText(t.savedSearchRhythm("now"), { exact: true }).click();
  await page.getByRole("button", { name: t.savedSearchSubmit() }).click();
  if (page.url() === results) {
    // With scripts the form is over the results.
    await expect(page.getByText(t.savedSearchDone(), { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog", { name: t.savedSearchNewTitle() })).toHaveCount(0);
    await page.goto(new URL(results).pathname.replace(/search$/, "saved-searches"));
  }
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

/** Unsubscribes like a mail program: without cookies and without following links (RFC 8058). */
export async function unsubscribeByHeader(
  headers: Record<string, string>,
  origin: string,
): Promise<{ status: number; text: string }> {
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const { pathname, search } = new URL(/<(.+)>/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "");
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const answer = await fetch(origin + pathname + search, { method: "POST", body });
  return { status: answer.status, text: await answer.text() };
}

/** The path of the search link in an email's text. */
export function searchPathIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+\/search\?\S+/.exec(text)?.[0] ?? "");
  return pathname + search;
}

interface Site {
  page: Page;
  visit: () => Promise<Page>;
  seller: Page;
  mails: SmtpSink;
  server: { origin: string };
  at: (path: string) => string;
  t: Messages;
  language: Language;
}

/**
 * Saves a search, publishes a match, reads the email, opens its link, stops the alerts, and checks that no further email is
 * sent.
 */
export async function hearOfNews({
  page,
  visit,
  seller,
  mails,
  server,
  at,
  t,
  language,
}: Site): Promise<void> {
  const [word, name] = [newWord(), `بحث ${newWord()}`];
  const person = await signUpConfirmed(page, { mails, t, at, language });
  const search = at(`/search?make=Toyota&q=${encodeURIComponent(word)}`);
  await page.goto(search);
  await saveSearch(page, t, name);

  const first = await postCarWith(seller, word);
  const mail = await mails.mailTo(person.email, t.alertSubject(1, name));
  expect(mail.text).toContain(at(await pageOf(seller.request, first)));
  expect(mail.html).toContain(word);

  await (page.context() as BrowserContext).clearCookies();
  await page.goto(searchPathIn(mail.text));
  const card = page.getByRole("article").filter({ hasText: word });
  await expect(card.getByText(t.badgeNewForYou(), { exact: true })).toBeVisible();

  const stopped = await unsubscribeByHeader(mail.headers, server.origin);
  expect(stopped.status).toBe(200);
  expect(stopped.text).toContain(t.alertsStopped());

  // Another user's identical search gets an email. An email to the first user would have been sent by then.
  const witness = await visit();
  const other = await signUpConfirmed(witness, { mails, t, at, language });
  await witness.goto(search);
  await saveSearch(witness, t, name);
  await postCarWith(seller, word);
  await mails.mailTo(other.email, t.alertSubject(1, name));
  expect(
    mails.mails.filter(({ to, subject }) => to.includes(person.email) && subject.includes(name)),
  ).toHaveLength(1);
}
