import { expect, test } from "vitest";
import { serviceWithLimits } from "./testing/service-with-limits.ts";

test("many starts from one address may be an office, and are allowed", async () => {
  const { start } = await serviceWithLimits({});
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, at) => start(`colleague-${at}`)));
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
});
