import { expect, test } from "vitest";
import { isTransient, retrying } from "./retrying.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error("it failed"), { code, ...more });

test.each([
  ["a server that shuts down", coded("57P01"), true],
  ["a server in recovery", coded("57P03"), true],
  ["a broken connection", coded("08006"), true],
  ["a full disk", coded("53100"), true],
  ["nobody at the port", coded("ECONNREFUSED"), true],
  ["nobody at either address of a name", new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")]), true],
  ["a connection that ended", new Error("Connection terminated unexpectedly"), true],
  ["a recovery in words", new Error("the database system is starting up (Queue: site.photo)"), true],
  ["a socket that is not there", coded("ENOENT", { syscall: "connect" }), true],
  ["a query's wrapper", new Error("Failed query", { cause: coded("57P01") }), true],
  [
    "what the job queue makes of an error",
    { message: "terminating connection due to administrator command (Worker: 1)" },
    true,
  ],
  ["nothing at all", null, false],
  ["a file that is not there", coded("ENOENT", { syscall: "open" }), false],
  ["a unique value taken twice", coded("23505"), false],
  ["a mistake", new TypeError("undefined is not a function"), false],
])("%s", (_, error, passes) => {
  expect(isTransient(error)).toBe(passes);
});

test("retries while the server is unavailable, and returns the first success", async () => {
  const answers = [coded("57P03"), coded("ECONNREFUSED"), "here"];
  const answer = await retrying(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  expect(answer).toBe("here");
});

test("throws other errors at once", async () => {
  let runs = 0;
  const run = retrying(async () => {
    runs++;
    throw coded("23505");
  });
  await expect(run).rejects.toMatchObject({ code: "23505" });
  expect(runs).toBe(1);
});

test("throws the last error after the timeout", async () => {
  await expect(retrying(() => Promise.reject(coded("57P03")), 200)).rejects.toMatchObject({ code: "57P03" });
});
