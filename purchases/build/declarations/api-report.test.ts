import { expect, test } from "vitest";
import { apiReport, knownApiReport } from "./api-report.ts";

test("the public surface is the one that is written down; `npm run api-report` writes it anew", () => {
  expect(apiReport()).toBe(knownApiReport());
});
