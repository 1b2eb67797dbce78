import { tooMany } from "../problems.ts";

/** `burst` requests at once; used up, they come back evenly within `perMs`. */
export interface RateLimit {
  burst: number;
  perMs: number;
}

/** Buckets of tokens in this process's memory, one for each name and key. */
export interface RateLimits {
  /** @throws 429 with the seconds until the next token. */
  take(name: string, key: string, limit: RateLimit): void;
  /** Takes a token if there is one. */
  mayTake(name: string, key: string, limit: RateLimit): boolean;
  /** Puts a token back: what failed through our own fault is not counted. */
  giveBack(name: string, key: string, limit: RateLimit): void;
}

const bucketsAtMost = 50_000;

/** Forgets the bucket that was untouched the longest when there are too many: memory stays bounded in a flood. */
export function createRateLimits(clock: () => Date): RateLimits {
  const buckets = new Map<string, { tokens: number; at: number }>();

  function filledUp(id: string, { burst, perMs }: RateLimit) {
    const now = clock().getTime();
    const bucket = buckets.get(id) ?? { tokens: burst, at: now };
    const passedMs = Math.max(0, now - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + (passedMs * burst) / perMs), at: now };
  }

  function keep(id: string, bucket: { tokens: number; at: number }) {
    buckets.delete(id);
    buckets.set(id, bucket);
    if (buckets.size > bucketsAtMost) buckets.delete(buckets.keys().next().value as string);
  }

  /** What was left before the token was taken; less than 1 means that none was. */
  function take(id: string, limit: RateLimit): number {
    const bucket = filledUp(id, limit);
    keep(id, bucket.tokens < 1 ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
    return bucket.tokens;
  }

  return {
    take(name, key, limit) {
      const left = take(`${name} ${key}`, limit);
      if (left < 1) throw tooMany(Math.max(1, Math.ceil(((1 - left) * limit.perMs) / limit.burst / 1000)));
    },
    mayTake: (name, key, limit) => take(`${name} ${key}`, limit) >= 1,
    giveBack(name, key, limit) {
      const id = `${name} ${key}`;
      const bucket = filledUp(id, limit);
      keep(id, { ...bucket, tokens: Math.min(limit.burst, bucket.tokens + 1) });
    },
  };
}
