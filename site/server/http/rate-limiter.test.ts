import { describe, expect, test } from "vitest";
import { SiteProblem } from "../problems.ts";
import { createRateLimiter } from "./rate-limiter.ts";

function problemOf(act: () => void): SiteProblem | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof SiteProblem) return error;
    throw error;
  }
}

describe("a rate limit", () => {
  const limit = { burst: 3, perMs: 60_000 };

  test("allows a burst and answers how long the next request must wait", () => {
    let now = 0;
    const limits = createRateLimiter(() => new Date(now));
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    expect(problemOf(() => limits.take("post", "ada", limit))).toMatchObject({
      status: 429,
      headers: { "Retry-After": "20" },
    });
    now = 5_000;
    expect(problemOf(() => limits.take("post", "ada", limit))?.headers).toEqual({ "Retry-After": "15" });
    now = 20_000;
    expect(problemOf(() => limits.take("post", "ada", limit))).toBeNull();
    expect(problemOf(() => limits.take("post", "ada", limit))?.status).toBe(429);
  });

  test("counts each name and each key for itself", () => {
    const limits = createRateLimiter(() => new Date(0));
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    expect(problemOf(() => limits.take("post", "grace", limit))).toBeNull();
    expect(problemOf(() => limits.take("like", "ada", limit))).toBeNull();
  });

  test("gives back what was taken for nothing, and never more than the burst", () => {
    const limits = createRateLimiter(() => new Date(0));
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    limits.giveBack("post", "ada", limit);
    expect(problemOf(() => limits.take("post", "ada", limit))).toBeNull();
    for (let count = 0; count < 9; count++) limits.giveBack("post", "ada", limit);
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    expect(problemOf(() => limits.take("post", "ada", limit))?.status).toBe(429);
  });

  test("does not grow without end: the oldest callers are forgotten in a flood", () => {
    const limits = createRateLimiter(() => new Date(0), 100);
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    for (let caller = 0; caller < 99; caller++) limits.take("post", String(caller), limit);
    expect(limits.tryTake("post", "ada", limit)).toBe(false);
    for (let caller = 0; caller < 100; caller++) limits.take("post", String(caller), limit);
    expect(limits.tryTake("post", "ada", limit)).toBe(true);
  });

  test("is not forgotten in a flood of another name", () => {
    const limits = createRateLimiter(() => new Date(0), 100);
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    for (let caller = 0; caller < 1000; caller++) limits.take("like", String(caller), limit);
    expect(limits.tryTake("post", "ada", limit)).toBe(false);
  });

  test("is not forgotten in a flood of calls that are given back", () => {
    const limits = createRateLimiter(() => new Date(0), 100);
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    for (let caller = 0; caller < 1000; caller++) {
      limits.take("post", String(caller), limit);
      limits.giveBack("post", String(caller), limit);
    }
    expect(limits.tryTake("post", "ada", limit)).toBe(false);
  });
});

describe("a rate limit with one of a day", () => {
  const limit = { burst: 3, perMs: 60_000, perDay: 4 };

  test("takes of both or of none, and waits for the slower one", () => {
    let now = 0;
    const limits = createRateLimiter(() => new Date(now));
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    for (let count = 0; count < 9; count++) expect(limits.tryTake("post", "ada", limit)).toBe(false);
    now = 60_000;
    limits.take("post", "ada", limit);
    const tooMany = problemOf(() => limits.take("post", "ada", limit));
    expect(tooMany?.headers).toEqual({ "Retry-After": String(86_400 / 4 - 60) });
    limits.giveBack("post", "ada", limit);
    expect(problemOf(() => limits.take("post", "ada", limit))).toBeNull();
  });

  test("says what is left of each, and when all of it is back", () => {
    const limits = createRateLimiter(() => new Date(0));
    limits.take("post", "ada", limit);
    expect(limits.headers("post", "ada", limit)).toEqual({
      "RateLimit-Policy": '"post";q=3;w=60, "post-day";q=4;w=86400',
      RateLimit: '"post";r=2;t=20, "post-day";r=3;t=21600',
    });
    expect(limits.headers("post", "bea", { burst: 3, perMs: 60_000 })).toEqual({
      "RateLimit-Policy": '"post";q=3;w=60',
      RateLimit: '"post";r=3;t=0',
    });
  });
});
