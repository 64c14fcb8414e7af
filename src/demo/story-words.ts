import type { Feature } from "#src/features/cars/vocabulary.ts";
import type { SeededRandom } from "./random.ts";
import type { Facts } from "./story-facts.ts";

/** The order in which a description speaks. */
export const slots = ["opening", "running", "body", "extra", "papers", "closing"] as const;
type Slot = (typeof slots)[number];
type Say = string | ((facts: Facts) => string);

/** One thing a seller may say, and when it is true. A `must` block is said whenever it is true. */
export type Block = { slot: Slot; say: Say; when: (facts: Facts) => boolean; must: boolean };

const always = () => true;

export function blocksOf(
  slot: Slot,
  ...said: (readonly [Say, ((facts: Facts) => boolean)?, "must"?])[]
): Block[] {
  return said.map(([say, when = always, must]) => ({ slot, say, when, must: must === "must" }));
}

/** Writes descriptions from the blocks, taking the least used ones first so that few cars sound alike. */
export function storyteller(blocks: readonly Block[], random: SeededRandom) {
  const used = new Map<Block, number>();
  const timesUsed = (block: Block) => used.get(block) ?? 0;

  return (facts: Facts): string => {
    const says = (block: Block) => (typeof block.say === "string" ? block.say : block.say(facts));
    const sentences = slots.map((slot) => {
      const open = blocks.filter((block) => block.slot === slot && block.when(facts));
      const musts = open.filter((block) => block.must);
      if (slot === "extra" && musts.length === 0 && random.chance(0.35)) return "";
      const least = Math.min(...open.map(timesUsed));
      const fresh = open.filter((block) => timesUsed(block) <= least + 1);
      const count = musts.length || (slot === "running" && random.chance(0.35) ? 2 : 1);
      const chosen = musts.length ? musts : random.shuffled(fresh).slice(0, count);
      for (const block of chosen) used.set(block, timesUsed(block) + 1);
      return chosen.map(says).join(" ");
    });
    const [opening = "", ...rest] = sentences;
    const middle = rest.slice(0, 3).filter(Boolean).join(" ");
    const end = rest.slice(3).filter(Boolean).join(" ");
    return random.chance(0.6) ? `${opening} ${middle}\n\n${end}` : `${opening} ${middle} ${end}`;
  };
}

export const isPrivate = (f: Facts) => !f.dealer && !f.tags.has("brand-new");
export const isUsed = (f: Facts) => !f.tags.has("brand-new");
export const burnsFuel = (f: Facts) => f.fuelType !== "Electric" && isUsed(f);
export const hasFeature = (feature: Feature) => (f: Facts) => f.features.includes(feature) && isUsed(f);
/** "2027-06" as people write it, 06/2027. */
export const monthOf = (f: Facts) => f.licensedUntil?.split("-").toReversed().join("/") ?? "";
export const amount = (n: number) => n.toLocaleString("en-US");
