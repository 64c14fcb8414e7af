import { subscribers } from "#src/features/newsletter/tables.ts";
import { mails } from "../outside/mails.ts";
import { testApp, type TestApp } from "./test-app.ts";

export const EMAIL = "Reader@Example.com";

/** Subscribes to the newsletter. */
export const post = (app: TestApp, body: object, language = "en", address?: string) =>
  app.json("POST", "/api/newsletter", body, {
    headers: { "Accept-Language": language },
    ...(address && { address }),
  });

/** All subscribers, including unconfirmed ones. */
export const rows = ({ deps }: TestApp) => deps.db.read.select().from(subscribers);

/** The path of the link in the newest email. */
export async function linkOf(app: TestApp): Promise<string> {
  const mail = (await mails(app)).at(-1);
  const { pathname, search } = new URL(/http\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
}

/** The unsubscribe address that belongs to a confirmation link. */
export const unsubscribing = (link: string) => link.replace("/confirm", "/unsubscribe");

/** A site with one subscriber, confirmed by `link`. */
export async function subscribed(language = "en") {
  const app = testApp();
  await post(app, { email: EMAIL }, language);
  const link = await linkOf(app);
  await app.form(link, {});
  return { ...app, app, link };
}
