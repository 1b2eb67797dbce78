/** Steps in the browser's history, which says only later where they led. */
export interface HistorySteps {
  /** Resolves when the page of the entry is shown. */
  go: (distance: number) => Promise<void>;
  /** @param shown resolves when the page of the present entry is shown */
  arrive: (shown: Promise<void>) => void;
}

export function createHistorySteps(): HistorySteps {
  let waiting: (() => void)[] = [];
  return {
    go(distance) {
      history.go(distance);
      return new Promise((resolve) => waiting.push(resolve));
    },
    arrive(shown) {
      const arrived = waiting;
      waiting = [];
      void shown.then(() => {
        for (const resolve of arrived) resolve();
      });
    },
  };
}
