import { setImmediate } from "node:timers/promises";
import type { Database } from "#src/db/open.ts";
import { Following } from "./following.ts";
import { type Text, TextIndex } from "./text-index.ts";

export interface TextSource {
  head(): Promise<number>;
  /** A batch of texts with document numbers greater than `after`, in order. Empty at the end. */
  list(after: number): Promise<Text[]>;
  /** The listings that changed after a given change, and the texts of those that still exist. */
  since(change: number): Promise<{ changed: string[]; texts: Text[] }>;
}

export class Texts {
  readonly #following: Following;
  #index: TextIndex | null = null;
  #change = 0;

  constructor(
    private readonly source: TextSource,
    dataVersion: Database["dataVersion"],
  ) {
    this.#following = new Following(dataVersion);
  }

  /** The up-to-date index; use it before the next await. */
  async current(): Promise<TextIndex> {
    await this.#following.follow(
      () => this.#index !== null,
      () => this.#update(),
    );
    return this.#index as TextIndex;
  }

  async #update(): Promise<void> {
    const head = await this.source.head();
    // The number of the last change decreases after a restored backup or a rolled back transaction.
    if (!this.#index || this.#index.isWorn || head < this.#change) this.#index = await this.#build();
    else if (head > this.#change) {
      const { changed, texts } = await this.source.since(this.#change);
      this.#index.change(changed, texts);
    }
    this.#change = head;
  }

  async #build(): Promise<TextIndex> {
    const index = new TextIndex();
    let texts = await this.source.list(0);
    for (let last = texts.at(-1); last; last = texts.at(-1)) {
      index.change([], texts);
      // Waiting requests are answered between the batches.
      await setImmediate();
      texts = await this.source.list(last.docId);
    }
    return index;
  }
}
