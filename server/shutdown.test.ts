import { describe, expect, test } from "vitest";
import { createShutdown, Stopping } from "./shutdown.ts";

const never = (error: unknown) => {
  throw error;
};

describe("the shutdown of a process", () => {
  test("closes what was opened last first", async () => {
    const shutdown = createShutdown();
    const closed: string[] = [];
    for (const name of ["database", "jobs", "site"]) await shutdown.onStop(name, () => closed.push(name));
    await shutdown.stop(never);
    expect(closed).toEqual(["site", "jobs", "database"]);
  });

  test("closes at once what is opened while it stops, and ends the start there", async () => {
    const shutdown = createShutdown();
    await shutdown.stop(never);
    let isClosed = false;
    await expect(
      shutdown.onStop("late", () => {
        isClosed = true;
      }),
    ).rejects.toBeInstanceOf(Stopping);
    expect(isClosed).toBe(true);
  });

  test("goes on closing when one thing does not close", async () => {
    const shutdown = createShutdown();
    const faults: unknown[] = [];
    let isClosed = false;
    await shutdown.onStop("pool", () => {
      isClosed = true;
    });
    await shutdown.onStop("jobs", () => Promise.reject(new Error("stuck")));
    await shutdown.stop((error) => faults.push(error));
    expect(isClosed).toBe(true);
    expect(faults).toHaveLength(1);
  });

  test("gives up what does not close in time, says so, and closes the rest", async () => {
    const shutdown = createShutdown();
    const faults: Error[] = [];
    const closed: string[] = [];
    const never = new Promise<void>(() => undefined);
    await shutdown.onStop("the pool", () => closed.push("pool"));
    await shutdown.onStop("the queue", () => never, 50);
    await shutdown.onStop("the HTTP server", () => closed.push("server"));
    await shutdown.stop((error) => faults.push(error as Error));
    expect(closed).toEqual(["server", "pool"]);
    expect(faults.map(({ message }) => message)).toEqual(["the queue didn’t close within 0.1 s"]);
  });

  test("ends even when everything hangs, and asks everything to close", async () => {
    const shutdown = createShutdown();
    const asked: string[] = [];
    const faults: unknown[] = [];
    for (const name of ["server", "pool", "queue"])
      await shutdown.onStop(name, () => {
        asked.push(name);
        return new Promise(() => undefined);
      });
    await shutdown.stop((error) => faults.push(error), 50);
    expect(asked).toEqual(["queue", "pool", "server"]);
    expect(faults).toHaveLength(3);
  });

  test("repeats after a tick that failed, and no more once it stops", async () => {
    const shutdown = createShutdown();
    let ticks = 0;
    const twice = new Promise<void>((resolve) => {
      void shutdown.repeat(
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
    await shutdown.stop(never);
    const before = ticks;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ticks).toBe(before);
  });
});
