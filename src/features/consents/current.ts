export const PURPOSES = ["terms", "privacy", "newsletter", "inquiry"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What everybody with an account agrees to. */
export const REQUIRED = ["terms", "privacy"] as const satisfies Purpose[];

/** Since when the first version of each text applies. */
const FIRST = { version: 1, since: Date.UTC(2026, 10, 29) };

/** Raise a version when its text changes: everybody is then asked again. */
export const CURRENT: Record<Purpose, { version: number; since: number }> = {
  terms: FIRST,
  privacy: FIRST,
  newsletter: FIRST,
  inquiry: FIRST,
};

export const consentsIn = ({ newsletter }: { newsletter?: "yes" | false | undefined }) =>
  ({ terms: true, privacy: true, newsletter: newsletter === "yes" }) as const;
