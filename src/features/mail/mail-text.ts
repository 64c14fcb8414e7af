import type { MailContent, MailItem, MailLink, MailSite } from "./schema.ts";

export function mailText(content: MailContent, site: MailSite): string {
  const { paragraphs, quote, facts = [], lists = [], closing, action, reason, stop, alsoStop = [] } = content;
  const blocks = [
    ...paragraphs,
    quote?.replaceAll(/^/gm, "> "),
    // Isolated, because Arabic text would reverse the groups of a phone number.
    facts.map(({ label, value }) => `${label}: \u2068${value}\u2069`).join("\n"),
    ...lists.flatMap(({ title, items, more }) => [title, ...items.map(itemText), linkText(more)]),
    closing,
    action && linkText(action),
    `${site.name}\n${site.origin}`,
    reason,
    [stop, ...alsoStop]
      .filter((link) => link !== undefined)
      .map(({ label, url }) => `${label}: ${url}`)
      .join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

const linkText = ({ label, url }: MailLink) => `${label}:\n${url}`;

const itemText = ({ title, url, value, note, why, plate, badge }: MailItem) =>
  [plate, title, [value, badge?.label, note].filter(Boolean).join(" · "), why, url]
    .filter(Boolean)
    .join("\n");
