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

/** @param maxBuckets of each name: a flood of one must not make the limiter forget the callers of another */
export function createRateLimiter(clock: () => Date, maxBuckets = 20_000): RateLimiter {
  const byName = new Map<string, LRUCache<string, Bucket>>();

  function bucketsOf(name: string): LRUCache<string, Bucket> {
    const known = byName.get(name);
    if (known) return known;
    // Bounds the memory of a flood: the bucket that was untouched the longest goes first. With `max` instead of
    // `maxSize` the memory of a flood would be allocated at once.
    const buckets = new LRUCache<string, Bucket>({ maxSize: maxBuckets, sizeCalculation: () => 1 });
    byName.set(name, buckets);
    return buckets;
  }

  function refilled(known: Bucket | undefined, { burst, perMs }: RateLimit): Bucket {
    const now = clock().getTime();
    const bucket = known ?? { tokens: burst, at: now };
    const passedMs = Math.max(0, now - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + (passedMs * burst) / perMs), at: now };
  }

  /** @returns the tokens before one was taken; below 1 none was */
  function take(name: string, key: string, limit: RateLimit): number {
    const buckets = bucketsOf(name);
    const bucket = refilled(buckets.get(key), limit);
    buckets.set(key, bucket.tokens < 1 ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
    return bucket.tokens;
  }

  return {
    take(name, key, limit) {
      const left = take(name, key, limit);
      if (left < 1) throw tooManyRequests(Math.max(1, Math.ceil(((1 - left) * limit.perMs) / limit.burst / 1000)));
    },
    tryTake: (name, key, limit) => take(name, key, limit) >= 1,
    giveBack(name, key, limit) {
      const buckets = bucketsOf(name);
      const bucket = refilled(buckets.get(key), limit);
      const tokens = bucket.tokens + 1;
      // A full bucket is as good as none, and takes no room.
      if (tokens >= limit.burst) buckets.delete(key);
      else buckets.set(key, { ...bucket, tokens });
    },
  };
}
