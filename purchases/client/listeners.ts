import { log } from "../log.ts";

/** Those who want to hear of something, whoever else does. */
export class Listeners<Told> {
  readonly #all = new Set<(told: Told) => void>();

  /** @returns ends it. */
  add(listener: (told: Told) => void): () => void {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  }

  tell(told: Told): void {
    for (const listener of [...this.#all]) {
      try {
        listener(told);
      } catch (cause) {
        // A purchase that went through is not to fail by somebody who only listens.
        log(1, `A listener failed: ${String(cause)}`);
      }
    }
  }
}
