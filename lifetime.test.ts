import { describe, expect, test } from "vitest";
import { createLifetime, Ended } from "./lifetime.ts";

const never = (error: unknown) => {
  throw error;
};

describe("the lifetime of a process", () => {
  test("closes what was opened last first", async () => {
    const lifetime = createLifetime();
    const closed: string[] = [];
    for (const name of ["database", "jobs", "site"]) await lifetime.opened(name, () => closed.push(name));
    await lifetime.end(never);
    expect(closed).toEqual(["site", "jobs", "database"]);
  });

  test("closes at once what opens while it ends, and stops the start there", async () => {
    const lifetime = createLifetime();
    await lifetime.end(never);
    let isClosed = false;
    await expect(
      lifetime.opened("late", () => {
        isClosed = true;
      }),
    ).rejects.toBeInstanceOf(Ended);
    expect(isClosed).toBe(true);
  });

  test("goes on closing when one thing does not close", async () => {
    const lifetime = createLifetime();
    const faults: unknown[] = [];
    let isClosed = false;
    await lifetime.opened("pool", () => {
      isClosed = true;
    });
    await lifetime.opened("jobs", () => Promise.reject(new Error("stuck")));
    await lifetime.end((error) => faults.push(error));
    expect(isClosed).toBe(true);
    expect(faults).toHaveLength(1);
  });

  test("gives up what does not close in time, says so, and closes the rest", async () => {
    const lifetime = createLifetime();
    const faults: Error[] = [];
    const closed: string[] = [];
    const never = new Promise<void>(() => undefined);
    await lifetime.opened("the pool", () => closed.push("pool"));
    await lifetime.opened("the queue", () => never, 50);
    await lifetime.opened("the door", () => closed.push("door"));
    await lifetime.end((error) => faults.push(error as Error));
    expect(closed).toEqual(["door", "pool"]);
    expect(faults.map(({ message }) => message)).toEqual(["the queue was given up after 0.1 s"]);
  });

  test("ends even when everything hangs, and asks everything to close", async () => {
    const lifetime = createLifetime();
    const asked: string[] = [];
    const faults: unknown[] = [];
    for (const name of ["server", "pool", "queue"])
      await lifetime.opened(name, () => {
        asked.push(name);
        return new Promise(() => undefined);
      });
    await lifetime.end((error) => faults.push(error), 50);
    expect(asked).toEqual(["queue", "pool", "server"]);
    expect(faults).toHaveLength(3);
  });

  test("ticks on after a tick that failed, and no more after the end", async () => {
    const lifetime = createLifetime();
    let ticks = 0;
    const twice = new Promise<void>((resolve) => {
      void lifetime.ticking(
        1,
        async () => {
          ticks += 1;
          if (ticks === 2) resolve();
          throw new Error("a bad tick");
        },
        () => undefined,
      );
    });
    await twice;
    await lifetime.end(never);
    const before = ticks;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ticks).toBe(before);
  });
});
