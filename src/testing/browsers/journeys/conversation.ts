import type { InboxJson } from "#src/features/conversations/shapes.ts";
import { type Page, PHONE } from "../page.ts";

/** A buyer opens the messages, writes one and makes an offer. */
export async function conversation(page: Page): Promise<void> {
  const { t } = page;
  await page.signIn("buyer");
  await page.open("/messages", PHONE);
  await page.see({ css: "h1", text: t.messagesHeading() });
  const id = await page.run(async () => {
    const { conversations } = (await (await fetch("/api/conversations")).json()) as InboxJson;
    return conversations.find(
      ({ lastMessage, listing }) => !lastMessage.offer && listing?.status === "active",
    )?.id;
  });
  await page.press({ css: `a[href$="/messages/${id}"]` });
  await page.untilAt(`/messages/${id}`);
  await page.wake("inbox");
  await page.type("#composer textarea", "Is Friday fine?");
  await page.press({ css: "#composer [type=submit]" });
  await page.see({ css: "[role=log] li:last-child p", text: "Is Friday fine?" });
  await page.untilTrue(
    "an empty field with focus",
    () => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value === "",
  );
  const open = { css: "[commandfor=offer-dialog][command=show-modal]" };
  await page.press(open);
  await page.seeFields("#offer-dialog[open]");
  await page.keys("Escape");
  await page.unsee("#offer-dialog");
  await page.press(open);
  await page.type("#offer-dialog [name=amount]", "1");
  await page.press({ css: "#offer-dialog [type=submit]" });
  await page.see({ css: ".toast" });
}
