import { setTimeout as sleep } from "node:timers/promises";

/** Closes what a process has opened, in reverse order. */
export interface Shutdown {
  /** True once the process has been asked to stop. */
  isStopping(): boolean;
  /**
   * Registers how something that was opened is closed, and how long that may take (5 seconds). What is opened while the
   * process stops is closed at once.
   * @throws Stopping
   */
  onStop(name: string, close: () => unknown, timeoutMs?: number): Promise<void>;
  /** Calls `tick` again and again, never two at once, until the process stops. */
  repeat(pauseMs: number, tick: () => Promise<unknown>, onFault: (error: unknown) => void): Promise<void>;
  /**
   * Closes everything, the last opened first. What exceeds its time is abandoned and reported to `onFault`. All together
   * take at most `budgetMs`. A second call waits for nothing.
   */
  stop(onFault: (error: unknown) => void, budgetMs?: number): Promise<void>;
}

/** Thrown into a start during which the process was asked to stop. */
export class Stopping extends Error {}

const defaultTimeoutMs = 5_000;
/** After the budget is used up, the rest is still asked to close, so that it releases what others wait for. */
const minTimeoutMs = 100;

interface Resource {
  name: string;
  close: () => unknown;
  timeoutMs: number;
}

export function createShutdown(): Shutdown {
  const resources: Resource[] = [];
  let isStopping = false;

  const shutdown: Shutdown = {
    isStopping: () => isStopping,
    async onStop(name, close, timeoutMs = defaultTimeoutMs) {
      const resource = { name, close, timeoutMs };
      if (!isStopping) return void resources.push(resource);
      await closeInTime(resource);
      throw new Stopping();
    },
    async repeat(pauseMs, tick, onFault) {
      const timer = setTimeout(async function next() {
        await tick().catch(onFault);
        if (!isStopping) timer.refresh();
      }, pauseMs);
      await shutdown.onStop("a timer", () => clearTimeout(timer));
    },
    async stop(onFault, budgetMs = 45_000) {
      isStopping = true;
      const until = Date.now() + budgetMs;
      for (let resource = resources.pop(); resource; resource = resources.pop()) {
        const timeoutMs = Math.max(Math.min(resource.timeoutMs, until - Date.now()), minTimeoutMs);
        await closeInTime({ ...resource, timeoutMs }).catch(onFault);
      }
    },
  };
  return shutdown;
}

async function closeInTime({ name, close, timeoutMs }: Resource): Promise<void> {
  const isClosed = new AbortController();
  const tooLate = sleep(timeoutMs, undefined, { signal: isClosed.signal }).then(() => {
    throw new Error(`${name} didn’t close within ${Math.round(timeoutMs / 100) / 10} s`);
  });
  try {
    await Promise.race([Promise.resolve().then(close), tooLate]);
  } finally {
    isClosed.abort();
  }
}
