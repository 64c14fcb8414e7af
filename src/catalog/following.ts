import type { Database, Version } from "#src/db/open.ts";

/** Keeps a copy of tables up to date. Before each use it reads the commits of all processes since the last one. */
export class Following {
  #dataVersion: Version | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataVersion: Database["dataVersion"]) {}

  async follow(isComplete: () => boolean, update: () => Promise<void>): Promise<void> {
    // Read first, so that a commit during the update is not missed.
    const dataVersion = await this.dataVersion();
    const isDone = () => isComplete() && dataVersion === this.#dataVersion;
    if (isDone()) return;
    const updated = this.#queue.then(() => (isDone() ? undefined : this.#update(dataVersion, update)));
    this.#queue = updated.catch(() => undefined);
    await updated;
  }

  async #update(dataVersion: Version, update: () => Promise<void>): Promise<void> {
    await update();
    this.#dataVersion = dataVersion;
  }
}
