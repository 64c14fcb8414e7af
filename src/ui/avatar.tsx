import { classNames } from "./class-names.ts";

const SIZE = { 34: "size-8.5 text-13", 44: "size-11 text-15", 52: "size-13 text-17" } as const;

/** The first and last initial; for an Arabic name only the first letter, because Arabic letters join. */
export function initials(name: string): string {
  const [first = "", ...others] = name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? "");
  const last = others.at(-1) ?? "";
  return /^\p{Script=Arabic}/u.test(first) ? first : (first + last).toLocaleUpperCase("en");
}

export const Avatar = ({ name, size = 44 }: { name: string; size?: keyof typeof SIZE }) => (
  <span
    aria-hidden
    className={classNames(
      "inline-grid place-items-center flex-none rounded-full bg-sand-2 text-sand-ink font-semibold leading-none",
      SIZE[size],
    )}
  >
    {initials(name)}
  </span>
);
