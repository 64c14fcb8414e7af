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
  return withoutUnread(withOwnValues(text.replace(STAND_IN, "").replaceAll(MIXED_AGAIN, "")))
    .replaceAll(/color-mix\(in (?:srgb|oklab), ?(#\w+|var\(--[\w-]+\)) 100%, ?transparent\)/g, "$1")
    .replaceAll(/(?<=box-shadow:)(?:\s*0 0 #0000,)+\s*/g, "")
    .replaceAll(/\(max-width: calc\(([\d.]+rem) - 0?\.1px\)\)/g, "(width<$1)")
    .replaceAll(/\(min-width: ([\d.]+rem)\)/g, "(width>=$1)")
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
/** What stands in for `@property` where a browser knows none: those know no popovers and dialogs' commands either. */
const STAND_IN = /@supports \(\(-webkit-hyphens.*?\}\}/s;
/** Colours with transparency once more: mixed with nothing, they come out the same in every colour space. */
const MIXED_AGAIN =
  /@supports \(color: color-mix\(in lab, ?red, ?red\)\) ?\{(?:@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}|[^{}]*\{[^{}]*\})*\s*\}/g;

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

/** A property that a rule sets and reads itself stands as its value, one that no rule sets as what is to stand for it. */
const withOwnValues = (css: string): string =>
  css
    .replaceAll(/var\((--un-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g, (all, name: string, otherwise: string) =>
      css.includes(`${name}:`) ? all : otherwise,
    )
    .replaceAll(/(?<=\{)[^{}]*--un-[^{}]*(?=\})/g, (rule) => {
      const own = new Map(declarationsIn(rule));
      return rule.replaceAll(/var\((--un-[\w-]+),?\)/g, (all, name: string) => {
        return own.get(name)?.replace(/\s*!important$/, "") ?? all;
      });
    });

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replaceAll(/(--un-[\w-]+):[^;{}]*;/g, (set, name: string) => (read.has(name) ? set : ""))
    .replaceAll(REGISTERED, (all, name: string) => (!name.startsWith("--un-") || read.has(name) ? all : ""));
  return kept.length < css.length ? withoutUnread(kept) : kept;
}
