export type Handler = (event: Record<string, unknown>) => unknown;

/** Handlers by event name. An error in one does not stop the others. */
export class Emitter {
  readonly #handlers = new Map<string, Set<Handler>>();

  on(name: string, handler: Handler): this {
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
    return this;
  }

  once(name: string, handler: Handler): this {
    const first: Handler = (event) => {
      this.off(name, first);
      return handler(event);
    };
    return this.on(name, first);
  }

  off(name: string, handler?: Handler): this {
    if (handler) this.#handlers.get(name)?.delete(handler);
    else this.#handlers.delete(name);
    return this;
  }

  protected hasHandlers(name: string): boolean {
    return (this.#handlers.get(name)?.size ?? 0) > 0;
  }

  protected emit(name: string, event: Record<string, unknown>): void {
    for (const handler of [...(this.#handlers.get(name) ?? [])])
      try {
        handler(event);
      } catch (error) {
        reportError(error);
      }
  }
}
