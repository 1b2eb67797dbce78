import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WebBillingEventName } from "@hemline/protocol";
import { expect, test } from "vitest";

test("every tracked event has a row, and no other", () => {
  const page = readFileSync(join(import.meta.dirname, "tracked-events.md"), "utf8");
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(WebBillingEventName.options.toSorted());
});
