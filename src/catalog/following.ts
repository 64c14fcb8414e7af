/** Keeps a copy of tables up to date. Before each use it reads what any process has committed since. */
export class Following {
  #dataVersion: number | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataVersion: () => number) {}

  /** Runs `update`, one at a time, unless the copy is complete and nothing was committed since. */
  follow(isComplete: boolean, update: () => Promise<void>): Promise<void> {
    if (isComplete && this.dataVersion() === this.#dataVersion) return Promise.resolve();
    const updated = this.#queue.then(() => this.#update(update));
    this.#queue = updated.catch(() => undefined);
    return updated;
  }

  async #update(update: () => Promise<void>): Promise<void> {
    // Read first, so that a commit during the reading is not missed.
    const dataVersion = this.dataVersion();
    await update();
    this.#dataVersion = dataVersion;
  }
}
