import { LRUCache } from "lru-cache";
import { tooManyRequests } from "../problems.ts";

/** A token bucket: `burst` requests at once; used tokens come back evenly within `perMs`. */
export interface RateLimit {
  burst: number;
  perMs: number;
}

export interface RateLimiter {
  /** @throws 429 with the seconds until the next token. */
  take(name: string, key: string, limit: RateLimit): void;
  tryTake(name: string, key: string, limit: RateLimit): boolean;
  /** Puts a token back, for requests that must not count. */
  giveBack(name: string, key: string, limit: RateLimit): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxBuckets = 50_000;

export function createRateLimiter(clock: () => Date): RateLimiter {
  // Bounds the memory of a flood: the bucket that was untouched the longest goes first. With `max` instead of `maxSize`
  // the memory of a flood would be allocated at once.
  const buckets = new LRUCache<string, Bucket>({ maxSize: maxBuckets, sizeCalculation: () => 1 });

  function refilled(id: string, { burst, perMs }: RateLimit): Bucket {
    const now = clock().getTime();
    const bucket = buckets.get(id) ?? { tokens: burst, at: now };
    const passedMs = Math.max(0, now - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + (passedMs * burst) / perMs), at: now };
  }

  /** @returns the tokens before one was taken; below 1 none was */
  function take(id: string, limit: RateLimit): number {
    const bucket = refilled(id, limit);
    buckets.set(id, bucket.tokens < 1 ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
    return bucket.tokens;
  }

  return {
    take(name, key, limit) {
      const left = take(`${name} ${key}`, limit);
      if (left < 1) throw tooManyRequests(Math.max(1, Math.ceil(((1 - left) * limit.perMs) / limit.burst / 1000)));
    },
    tryTake: (name, key, limit) => take(`${name} ${key}`, limit) >= 1,
    giveBack(name, key, limit) {
      const id = `${name} ${key}`;
      const bucket = refilled(id, limit);
      buckets.set(id, { ...bucket, tokens: Math.min(limit.burst, bucket.tokens + 1) });
    },
  };
}
