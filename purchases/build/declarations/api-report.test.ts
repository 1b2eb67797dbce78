import { expect, test } from "vitest";
import { apiReport, knownApiReport } from "./api-report.ts";

test("the public API is the one in the report; `npm run api-report` updates it", () => {
  expect(apiReport()).toBe(knownApiReport());
});
