import type { Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { senderOf } from "#src/features/mail/sender.ts";
import type { Finding } from "./finding.ts";
import { askMailServer } from "./mail-server.ts";

export async function findMailProblems(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const found = (problem: string, fix: string, level: Finding["level"] = "warning") =>
    findings.push({ level, check: "mail", problem, fix });
  if (!config.SMTP_URL) {
    found(
      "No mail server is set, so emails wait.",
      "Set SMTP_URL, such as smtps://user:password@mail.example.com.",
    );
    return findings;
  }
  const { host } = new URL(config.SMTP_URL);
  const sender = senderOf(config, "en").address;
  try {
    const { isEncrypted, refusal } = await askMailServer(config.SMTP_URL, sender);
    if (!isEncrypted)
      found(
        `The mail server ${host} offers no STARTTLS: emails and the password are sent to it unencrypted.`,
        "Use smtps:// if the server offers it, or another mail server.",
      );
    if (refusal)
      found(
        `The mail server ${host} refuses the login or the sender ${sender}: ${refusal}`,
        "Correct the login in SMTP_URL, and set MAIL_FROM to an address that it may send from.",
        "error",
      );
  } catch (error) {
    found(
      `The mail server ${host} cannot be used: ${reasonOf(error)}.`,
      "Check SMTP_URL and the firewall. Until then emails wait, for nearly three days.",
      "error",
    );
  }
  return findings;
}
