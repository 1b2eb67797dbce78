import { test } from "vitest";

/** Whether everything runs, as by `npm run test:all`, and not the sample that `npm test` takes. */
export const isWholeRun = process.env.TESTS === "all";

/** A test that `npm test` leaves out, beside others of its file that it runs. */
export function slowTest(name: string, run: () => Promise<void>): void {
  if (isWholeRun) test(name, run);
}
