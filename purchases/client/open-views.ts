/** What an instance has on the page, a checkout or a paywall; each can be closed by the instance and by its developer. */
export class OnPage {
  readonly #open = new Set<AbortController>();

  /** Keeps one thing until `show` has ended. `outside` is the developer's own signal. */
  async while<Result>(
    outside: AbortSignal | undefined,
    show: (signal: AbortSignal, close: () => void) => Promise<Result>,
  ): Promise<Result> {
    const open = new AbortController();
    const close = () => open.abort();
    if (outside?.aborted) close();
    outside?.addEventListener("abort", close, { once: true });
    this.#open.add(open);
    try {
      return await show(open.signal, close);
    } finally {
      this.#open.delete(open);
      outside?.removeEventListener("abort", close);
    }
  }

  closeAll(): void {
    for (const open of [...this.#open]) open.abort();
  }
}
