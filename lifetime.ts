import { setTimeout as sleep } from "node:timers/promises";

/** What a process holds open, from the first to the last. */
export interface Lifetime {
  /** True once it has been asked to end. */
  isEnding(): boolean;
  /**
   * Whatever is opened says how it closes, and how long that may take (5 seconds). What opens while the process ends is
   * closed at once.
   * @throws Ended
   */
  opened(name: string, close: () => unknown, patienceMs?: number): Promise<void>;
  /** Calls `tick` again and again, never two at once, until the end. */
  ticking(pauseMs: number, tick: () => Promise<unknown>, onFault: (error: unknown) => void): Promise<void>;
  /**
   * Closes in reverse: what was opened last is closed first. What takes longer than it may is given up, and `onFault`
   * hears of it. In all it takes no longer than `budgetMs`. A second call waits for nothing.
   */
  end(onFault: (error: unknown) => void, budgetMs?: number): Promise<void>;
}

/** Thrown into a start that was overtaken by the end. */
export class Ended extends Error {}

const usualPatienceMs = 5_000;
/** What is closed after the time is up is still asked to, so that it lets go of what others wait for. */
const leastPatienceMs = 100;

interface Part {
  name: string;
  close: () => unknown;
  patienceMs: number;
}

export function createLifetime(): Lifetime {
  const parts: Part[] = [];
  let isEnding = false;

  const lifetime: Lifetime = {
    isEnding: () => isEnding,
    async opened(name, close, patienceMs = usualPatienceMs) {
      const part = { name, close, patienceMs };
      if (!isEnding) return void parts.push(part);
      await closed(part);
      throw new Ended();
    },
    async ticking(pauseMs, tick, onFault) {
      const timer = setTimeout(async function next() {
        await tick().catch(onFault);
        if (!isEnding) timer.refresh();
      }, pauseMs);
      await lifetime.opened("a timer", () => clearTimeout(timer));
    },
    async end(onFault, budgetMs = 45_000) {
      isEnding = true;
      const until = Date.now() + budgetMs;
      for (let part = parts.pop(); part; part = parts.pop()) {
        const patienceMs = Math.max(Math.min(part.patienceMs, until - Date.now()), leastPatienceMs);
        await closed({ ...part, patienceMs }).catch(onFault);
      }
    },
  };
  return lifetime;
}

async function closed({ name, close, patienceMs }: Part): Promise<void> {
  const inTime = new AbortController();
  const tooLate = sleep(patienceMs, undefined, { signal: inTime.signal }).then(() => {
    throw new Error(`${name} was given up after ${Math.round(patienceMs / 100) / 10} s`);
  });
  try {
    await Promise.race([Promise.resolve().then(close), tooLate]);
  } finally {
    inTime.abort();
  }
}
