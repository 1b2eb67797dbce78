import { LRUCache } from "lru-cache";
import { dayMs } from "../../shared/durations.ts";
import { tooManyRequests } from "../problems.ts";
import { rateLimitHeaders } from "./rate-limit-headers.ts";

/**
 * A token bucket: `burst` requests at once; used tokens come back evenly within `perMs`. With `perDay` there is a second
 * one of that many tokens a day, and a request takes one of each or none.
 */
export interface RateLimit {
  burst: number;
  perMs: number;
  perDay?: number;
}

export const windowsOf = ({ burst, perMs, perDay }: RateLimit): Window[] => [
  { burst, perMs },
  ...(perDay === undefined ? [] : [{ burst: perDay, perMs: dayMs }]),
];

export interface RateLimiter {
  /** @throws 429 with the seconds until the next token. */
  take(name: string, key: string, limit: RateLimit): void;
  tryTake(name: string, key: string, limit: RateLimit): boolean;
  /** Puts a token back, for requests that must not count. */
  giveBack(name: string, key: string, limit: RateLimit): void;
  /** What a response says of the limit and of what is left of it. */
  headers(name: string, key: string, limit: RateLimit): Record<string, string>;
}

interface Window {
  burst: number;
  perMs: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** @param maxBuckets of each window of a name: a flood of one must not make the limiter forget the callers of another */
export function createRateLimiter(clock: () => Date, maxBuckets = 20_000): RateLimiter {
  const byWindow = new Map<string, LRUCache<string, Bucket>>();

  function bucketsOf(name: string, { perMs }: Window): LRUCache<string, Bucket> {
    const window = `${name} ${perMs}`;
    const known = byWindow.get(window);
    if (known) return known;
    // Bounds the memory of a flood: the bucket that was untouched the longest goes first. With `max` instead of
    // `maxSize` the memory of a flood would be allocated at once.
    const buckets = new LRUCache<string, Bucket>({ maxSize: maxBuckets, sizeCalculation: () => 1 });
    byWindow.set(window, buckets);
    return buckets;
  }

  function refilled(known: Bucket | undefined, { burst, perMs }: Window): Bucket {
    const now = clock().getTime();
    const bucket = known ?? { tokens: burst, at: now };
    const passedMs = Math.max(0, now - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + (passedMs * burst) / perMs), at: now };
  }

  const presentOf = (name: string, key: string, limit: RateLimit) =>
    windowsOf(limit).map((window) => {
      const buckets = bucketsOf(name, window);
      return { window, buckets, bucket: refilled(buckets.get(key), window) };
    });

  /** @returns how long until there is a token in each bucket: above 0 none was taken */
  function takeOrWaitMs(name: string, key: string, limit: RateLimit): number {
    const present = presentOf(name, key, limit);
    const waitMs = Math.max(
      0,
      ...present.map(({ window: { burst, perMs }, bucket }) => ((1 - bucket.tokens) * perMs) / burst),
    );
    for (const { buckets, bucket } of present)
      buckets.set(key, waitMs > 0 ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
    return waitMs;
  }

  return {
    take(name, key, limit) {
      const waitMs = takeOrWaitMs(name, key, limit);
      if (waitMs > 0) throw tooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
    },
    tryTake: (name, key, limit) => takeOrWaitMs(name, key, limit) === 0,
    giveBack(name, key, limit) {
      for (const { window, buckets, bucket } of presentOf(name, key, limit)) {
        const tokens = bucket.tokens + 1;
        // A full bucket is as good as none, and takes no room.
        if (tokens >= window.burst) buckets.delete(key);
        else buckets.set(key, { ...bucket, tokens });
      }
    },
    headers: (name, key, limit) =>
      rateLimitHeaders(
        name,
        presentOf(name, key, limit).map(({ window, bucket }) => ({ ...window, tokens: bucket.tokens })),
      ),
  };
}
