import { expect, test } from "bun:test";
import { readConfig, SETTINGS } from "#src/config.ts";
import { SECRETS } from "#src/config-values.ts";

const readme = await Bun.file(new URL("../../../README.md", import.meta.url)).text();

test("the README's table of settings matches config.ts", () => {
  const rows = SETTINGS.map(
    ({ name, fallback, about }) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ""} | ${about} |`,
  );
  const table = ["| Variable | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
  const written = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme)?.[1];
  expect(written).toBe(table);
});

test(".env.example has the settings of config.ts with their defaults, all commented out", async () => {
  const text = await Bun.file(new URL("../../../.env.example", import.meta.url)).text();
  const rows = SETTINGS.map(({ name, fallback, about }) => `# ${about}.\n# ${name}=${fallback}\n`);
  expect(text.slice(text.indexOf("\n\n") + 2)).toBe(rows.join("\n"));
  for (const name of SECRETS) expect(text).toContain(`${name}_FILE`);
  const values = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(readConfig(Object.fromEntries(values))).toEqual(readConfig({}));
});

test("the README lists the secrets that can come from a file", () => {
  const named = [...readme.matchAll(/`(\w+)_FILE`/g)].map(([, name]) => String(name));
  expect(named.toSorted()).toEqual(SECRETS.toSorted());
});

test("the README lists the existing scripts", async () => {
  const { scripts } = (await Bun.file(new URL("../../../package.json", import.meta.url)).json()) as {
    scripts: object;
  };
  const named = [...readme.matchAll(/bun(?:@1\.4\.5)? run (\w+)/g)].map(([, name]) => String(name));
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
