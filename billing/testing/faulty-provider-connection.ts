/** A provider reached over a line that can be cut: before the provider hears, or before we hear its answer. */
export interface FaultyProviderConnection {
  fetch: typeof fetch;
  /** Every request that reached the provider, as `POST /v1/customers`. */
  calls: string[];
  /** Cuts the line for the next `times` calls that `pattern` fits. */
  cut(pattern: RegExp, side: "before" | "after", times?: number): void;
  /** No line is cut any more. */
  mend(): void;
  /** Keeps calls that `pattern` fits on their way: their answers, or the requests. @returns what lets them arrive. */
  hold(pattern: RegExp, what?: "answers" | "requests"): () => void;
}

export function createFaultyProviderConnection(
  answer: (request: Request) => Promise<Response>,
): FaultyProviderConnection {
  const calls: string[] = [];
  const cuts: { pattern: RegExp; side: "before" | "after"; left: number }[] = [];
  const holds: { pattern: RegExp; what: "answers" | "requests"; until: Promise<void> }[] = [];
  return {
    calls,
    hold(pattern, what = "answers") {
      const { promise, resolve } = Promise.withResolvers<void>();
      const hold = { pattern, what, until: promise };
      holds.push(hold);
      return () => {
        holds.splice(holds.indexOf(hold), 1);
        resolve();
      };
    },
    mend: () => void cuts.splice(0),
    cut: (pattern, side, times = 1) => void cuts.push({ pattern, side, left: times }),
    async fetch(input, init) {
      const request = new Request(input, init);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const cut = cuts.find((it) => it.left > 0 && it.pattern.test(call));
      if (cut) cut.left -= 1;
      if (cut?.side === "before") throw new TypeError("The line is dead.");
      calls.push(call);
      const held = (what: "answers" | "requests") =>
        holds.find((it) => it.what === what && it.pattern.test(call))?.until;
      await held("requests");
      const response = await answer(request);
      await held("answers");
      if (cut) throw new TypeError("The line died while the answer was on its way.");
      return response;
    },
  };
}
