import { subscribers } from "#src/features/newsletter/tables.ts";
import { mails } from "./mails.ts";
import { testApp, type TestApp } from "./test-app.ts";

export const EMAIL = "Reader@Example.com";

/** Asks for the newsletter. */
export const post = (app: TestApp, body: object, language = "en", address?: string) =>
  app.json("POST", "/api/newsletter", body, {
    headers: { "Accept-Language": language },
    ...(address && { address }),
  });

/** Everybody who ever asked for the newsletter. */
export const rows = ({ deps }: TestApp) => deps.db.read.select().from(subscribers);

/** The path of the newest mail's link. */
export async function linkOf(app: TestApp): Promise<string> {
  const mail = (await mails(app)).at(-1);
  const { pathname, search } = new URL(/http\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
}

/** The address to unsubscribe at, from the link of the confirmation. */
export const unsubscribing = (link: string) => link.replace("/confirm", "/unsubscribe");

/** A site with one reader, who confirmed by `link`. */
export async function subscribed(language = "en") {
  const app = testApp();
  await post(app, { email: EMAIL }, language);
  const link = await linkOf(app);
  await app.form(link, {});
  return { ...app, app, link };
}
