import { log } from "../log.ts";

/** Independent listeners: one that throws keeps no other from being called. */
export class Listeners<Value> {
  readonly #all = new Set<(value: Value) => void>();

  /** @returns removes the listener */
  add(listener: (value: Value) => void): () => void {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  }

  notify(value: Value): void {
    for (const listener of [...this.#all]) {
      try {
        listener(value);
      } catch (cause) {
        // A purchase that went through must not fail because of a listener.
        log(1, `A listener failed: ${String(cause)}`);
      }
    }
  }
}
