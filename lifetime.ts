/** What a process holds open, from the first to the last. */
export interface Lifetime {
  /** True once it has been asked to end. */
  isEnding(): boolean;
  /** Whatever is opened says how it closes. What opens while the process ends is closed at once. @throws Ended */
  opened(close: () => unknown): Promise<void>;
  /** Calls `tick` again and again, never two at once, until the end. */
  ticking(pauseMs: number, tick: () => Promise<unknown>, onFault: (error: unknown) => void): Promise<void>;
  /** Closes in reverse: what was opened last is closed first. A second call waits for nothing. */
  end(onFault: (error: unknown) => void): Promise<void>;
}

/** Thrown into a start that was overtaken by the end. */
export class Ended extends Error {}

export function createLifetime(): Lifetime {
  const closing: (() => unknown)[] = [];
  let isEnding = false;

  const lifetime: Lifetime = {
    isEnding: () => isEnding,
    async opened(close) {
      if (!isEnding) return void closing.push(close);
      await close();
      throw new Ended();
    },
    async ticking(pauseMs, tick, onFault) {
      const timer = setTimeout(async function next() {
        await tick().catch(onFault);
        if (!isEnding) timer.refresh();
      }, pauseMs);
      await lifetime.opened(() => clearTimeout(timer));
    },
    async end(onFault) {
      isEnding = true;
      for (let close = closing.pop(); close; close = closing.pop())
        try {
          await close();
        } catch (error) {
          onFault(error);
        }
    },
  };
  return lifetime;
}
