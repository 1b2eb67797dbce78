import { LRUCache } from "lru-cache";
import { TooManyRequests } from "../../problems.ts";
import { minuteMs } from "../../rules/durations.ts";

export interface RateLimiter {
  /** @throws TooManyRequests when `name` has already been here `perMinute` times within a minute. */
  count(name: string, perMinute: number): void;
}

const maxNames = 50_000;

export function createRateLimiter(clock: () => Date): RateLimiter {
  const counts = new LRUCache<string, { since: number; count: number }>({
    // Unlike `max` it allocates nothing in advance.
    maxSize: maxNames,
    sizeCalculation: () => 1,
  });
  return {
    count(name, perMinute) {
      const now = clock().getTime();
      const known = counts.get(name);
      if (!known || now - known.since >= minuteMs || now < known.since) {
        counts.set(name, { since: now, count: 1 });
        return;
      }
      if (known.count >= perMinute) throw TooManyRequests(Math.ceil((known.since + minuteMs - now) / 1000));
      known.count += 1;
    },
  };
}
