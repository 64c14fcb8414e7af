/**
 * The same stylesheet with everything worked out that never changes: constants of the theme and registered properties that
 * no rule sets stand as their values, multiples of the spacing as lengths, and nothing is written that nobody reads.
 */
export function tightened(css: string): string {
  const theme = /:root, :host ?\{([^}]*)\}/.exec(css);
  let text = css.replace(theme?.[0] ?? "", "");
  text = text.replaceAll(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, times: string) =>
    rem(Number(times) / 4),
  );
  text = withConstants(text, new Map([...declarationsIn(theme?.[1] ?? ""), ...neverSet(text)]));
  return withoutUnread(text)
    .replaceAll(/color-mix\(in oklab, (#\w+|var\(--[\w-]+\)) 100%, transparent\)/g, "$1")
    .replaceAll(/\s*([{};,>])\s*/g, "$1")
    .replaceAll(";}", "}")
    .replaceAll(" !important", "!important")
    .replaceAll(/(?<=[{;][\w-]+): /g, ":")
    .replaceAll(/:0(?:px|rem)(?=[;}])/g, ":0")
    .replaceAll(/(?<=[:( ,-])0\.(?=\d)/g, ".");
}

const rem = (length: number) => `${length}rem`;

const declarationsIn = (block: string): [string, string][] =>
  block.split(";").flatMap((line) => {
    const [name, ...value] = line.split(":");
    return value.length > 0 ? [[(name ?? "").trim(), value.join(":").trim()]] : [];
  });

const REGISTERED = /@property (--[\w-]+)\{([^}]*)\}/g;
/** What stands in for `@property` where a browser knows none. */
const STAND_IN = /@supports \(\(-webkit-hyphens.*?\}\}/s;

/** Registered properties that no rule sets, with their initial values; null where they have none. */
function neverSet(css: string): [string, string | null][] {
  const rules = css.replaceAll(REGISTERED, "").replace(STAND_IN, "");
  return [...css.matchAll(REGISTERED)]
    .filter(([, name]) => !rules.includes(`${name}:`))
    .map(([, name = "", body = ""]) => [name, /initial-value:([^;]*)/.exec(body)?.[1] ?? null]);
}

function withConstants(css: string, constants: Map<string, string | null>): string {
  return css
    .replaceAll(REGISTERED, (all, name: string) => (constants.has(name) ? "" : all))
    .replace(STAND_IN, (all) =>
      all.replaceAll(/(--[\w-]+):[^;{}]*;/g, (set, name: string) => (constants.has(name) ? "" : set)),
    )
    .replaceAll(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (all, name: string, otherwise?: string) => {
      const value = constants.get(name);
      return value === undefined ? all : (value ?? otherwise ?? all);
    });
}

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replaceAll(/(--un-[\w-]+):[^;{}]*;/g, (set, name: string) => (read.has(name) ? set : ""))
    .replaceAll(REGISTERED, (all, name: string) => (!name.startsWith("--un-") || read.has(name) ? all : ""));
  return kept.length < css.length ? withoutUnread(kept) : kept;
}
