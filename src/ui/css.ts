import { createGenerator } from "@unocss/core";
import { tightened } from "./tighten.ts";
import config from "./uno.config.ts";

/** The stylesheet for the classes that appear in `sources` (texts of files), minified. */
export async function buildCss(sources: string[]): Promise<string> {
  const uno = await createGenerator(config);
  const { css } = await uno.generate(sources.join("\n"), { minify: true, preflights: true });
  return tightened(css);
}
