import { readFileSync } from "node:fs";
import { reasonOf } from "./core/errors.ts";

/** Settings that can also be read from the file named by `<NAME>_FILE`. */
export const SECRETS = [
  "DATABASE_URL",
  "BETA_PASSWORD",
  "SECRET_KEY",
  "NEW_SECRET_KEY",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "METRICS_TOKEN",
  "BACKUP_PASSPHRASE",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];

export function withSecretFiles(environment: Record<string, string | undefined>) {
  const found = { ...environment };
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file && !found[name]) found[name] = readSecret(name, file);
  }
  return found;
}

function readSecret(name: string, file: string): string {
  const secret = contentOf(name, file);
  if (secret) return secret;
  throw new Error(`${name}_FILE: ${file} is empty. Write the secret into it, or remove ${name}_FILE`);
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new Error(
      `${name}_FILE: ${file} cannot be read (${reasonOf(error)}). It must be the path of a file, such as /run/secrets/${name.toLowerCase()}`,
      { cause: error },
    );
  }
}
