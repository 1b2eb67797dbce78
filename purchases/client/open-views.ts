/** The checkouts and paywalls that an instance has open. */
export class OpenViews {
  readonly #open = new Set<AbortController>();

  /**
   * Keeps a view until `show` has ended.
   * @param outside the developer's own signal
   */
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
