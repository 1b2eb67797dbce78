import { expect, test } from "vitest";
import { apis } from "../site.ts";
import { accountChanges } from "./testing/account-changes.ts";
import { addresses, communityOfPages } from "./testing/cached-pages.ts";
import { leavingChanges } from "./testing/leaving-changes.ts";
import { lookChanges } from "./testing/look-changes.ts";
import { memberChanges } from "./testing/member-changes.ts";
import { saveChanges } from "./testing/save-changes.ts";

/** In this order: each starts from what those before it have left. */
const tables = [accountChanges, lookChanges, saveChanges, memberChanges, leavingChanges];

test("visitors see what any call or job changes at their next request, and pages that do not show it stay", async () => {
  const community = await communityOfPages();
  const rows = tables.flatMap((table) => table(community));
  const calls = new Set(rows.map(({ call }) => call));
  const served = apis.flatMap(({ routes }) => routes.map(({ method, path }) => `${method} ${path}`));
  const withoutRow = new Set(served.filter((call) => !call.startsWith("GET ") && !calls.has(call)));
  expect.soft([...withoutRow], "calls that write and have no row").toEqual([]);

  for (const { call, before, act, forgets, status } of rows) {
    await before?.();
    const { answer, forgotten, outdated } = await community.pagesAfter(act);
    expect.soft(status ? [status] : [200, 201, null], call).toContain(answer);
    const shown = addresses.filter((address) => forgets.includes(address));
    expect.soft({ outdated, forgotten }, call).toEqual({ outdated: [], forgotten: shown });
  }
});
