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
    const limits = createRateLimiter(() => new Date(0));
    for (let count = 0; count < 3; count++) limits.take("post", "ada", limit);
    for (let caller = 0; caller < 50_000; caller++) limits.take("post", String(caller), limit);
    expect(problemOf(() => limits.take("post", "ada", limit))).toBeNull();
  });
});
