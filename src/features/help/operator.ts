import type { Config } from "#src/config.ts";
import { t } from "#t";

/** What the operator has set about themselves, for the imprint. */
export const operatorFacts = (config: Config): { label: string; value: string }[] =>
  [
    { label: t.operatorName(), value: config.OPERATOR_NAME },
    { label: t.operatorRegister(), value: config.OPERATOR_REGISTER },
    { label: t.operatorAddress(), value: config.OPERATOR_ADDRESS },
    { label: t.accountPhone(), value: config.OPERATOR_PHONE },
    { label: t.accountEmail(), value: config.OPERATOR_EMAIL },
    { label: t.operatorProtection(), value: config.DPO_CONTACT },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? "";
const bucketHost = (address: string): string =>
  hostOf(URL.parse(address)?.searchParams.get("endpoint") ?? "") || t.servicesBucket();

/** The services of others that this site's settings use, as a list in Markdown. */
export function servicesOf(config: Config): string {
  const backups = config.BACKUPS_TO.filter((place) => place.startsWith("s3:"));
  const http = hostOf(config.PHONE_HTTP_URL ?? "");
  const gateway = { off: "", http, whatsapp: "WhatsApp", "twilio-verify": "Twilio" }[config.PHONE_CODES];
  const used = [
    config.SMTP_URL && t.servicesMail(hostOf(config.SMTP_URL)),
    config.DATABASE_URL && t.servicesDatabase(hostOf(config.DATABASE_URL)),
    config.PHOTOS_URL && t.servicesPhotos(bucketHost(config.PHOTOS_URL)),
    ...backups.map((place) => t.servicesBackups(bucketHost(place))),
    gateway && t.servicesPhone(gateway),
    t.servicesPush(),
  ];
  return used.flatMap((line) => (line ? [`- ${line}`] : [])).join("\n");
}
