import { demoAccount } from "#src/demo/story-people.ts";
import { type Page, PHONE } from "../page.ts";

interface Inbox {
  conversations: { id: string }[];
}

/** Someone who is signed in elsewhere. */
async function memberOf(page: Page, demoUser: string) {
  const call = (path: string, body?: object, cookie = "") =>
    fetch(page.origin + path, {
      method: body ? "POST" : "GET",
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        Cookie: cookie,
      },
      body: body ? JSON.stringify(body) : null,
    });
  const login = await call("/api/auth/login", demoAccount(demoUser));
  const cookie = login.headers.getSetCookie().join("; ");
  return {
    listConversations: async () =>
      ((await (await call("/api/conversations", undefined, cookie)).json()) as Inbox).conversations,
    write: (id: string, text: string) => call(`/api/conversations/${id}/messages`, { text }, cookie),
  };
}

/** A message appears on an open page without a reload, and on one that is returned to. Writing, and the dialog for an offer. */
export async function messages(page: Page): Promise<void> {
  const [buyer, seller] = [await memberOf(page, "buyer"), await memberOf(page, "seller")];
  const theirs = new Set((await seller.listConversations()).map(({ id }) => id));
  const common = (await buyer.listConversations()).find(({ id }) => theirs.has(id));
  if (!common) throw new Error("The demo has no conversation between these two");
  await page.signIn("buyer");
  await page.open(`/messages/${common.id}`, PHONE);
  await page.wake("inbox");
  await seller.write(common.id, "It has just been washed.");
  await page.see({ css: "main p", text: "It has just been washed." });
  await page.type("#composer textarea", "Is Friday fine?");
  await page.press({ css: "#composer [type=submit]" });
  await page.see({ css: "[role=log] li:last-child p", text: "Is Friday fine?" });
  await page.press({ css: "[commandfor=offer-dialog][command=show-modal]" });
  await page.seeFields("#offer-dialog[open]");
  await page.see({ css: "#offer-dialog [name=amount]:focus" });
  await page.press({ css: "#offer-dialog [aria-pressed]:last-child" });
  await page.see({ css: "#offer-dialog [aria-pressed=true]" });
  await page.keys("Escape");
  await page.unsee("#offer-dialog");
  await page.open("/help");
  await seller.write(common.id, "Are you coming?");
  await page.back();
  await page.see({ css: "main p", text: "Are you coming?" });
  await seller.write(common.id, "I am here until six.");
  await page.see({ css: "main p", text: "I am here until six." });
}
