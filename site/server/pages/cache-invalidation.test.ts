import { expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { apis } from "../site.ts";
import { accountChanges } from "./testing/account-changes.ts";
import { brandChanges } from "./testing/brand-changes.ts";
import { addresses, communityOfPages } from "./testing/cached-pages.ts";
import { catalogueChanges } from "./testing/catalogue-changes.ts";
import { commentChanges } from "./testing/comment-changes.ts";
import { discussionChanges } from "./testing/discussion-changes.ts";
import { itemChanges } from "./testing/item-changes.ts";
import { leavingChanges } from "./testing/leaving-changes.ts";
import { lookChanges } from "./testing/look-changes.ts";
import { memberChanges } from "./testing/member-changes.ts";
import { notebookChanges } from "./testing/notebook-changes.ts";
import { reviewChanges } from "./testing/review-changes.ts";
import { saveChanges } from "./testing/save-changes.ts";
import { subscriptionChanges } from "./testing/subscription-changes.ts";
import { wearChanges } from "./testing/wear-changes.ts";

/** In this order: each starts from what those before it have left. */
const tables = [
  accountChanges,
  subscriptionChanges,
  lookChanges,
  commentChanges,
  saveChanges,
  itemChanges,
  wearChanges,
  memberChanges,
  brandChanges,
  catalogueChanges,
  reviewChanges,
  discussionChanges,
  notebookChanges,
  leavingChanges,
];

/** After how many changes what visitors see is compared with the database: all of them in `npm run test:all`. */
const comparedEvery = isWholeRun ? 1 : 6;

test("visitors see what any call or job changes at their next request, and pages that do not show it stay", async () => {
  const community = await communityOfPages();
  const rows = tables.flatMap((table) => table(community));
  const calls = new Set(rows.map(({ call }) => call));
  const served = apis.flatMap(({ routes }) => routes.map(({ method, path }) => `${method} ${path}`));
  const withoutRow = new Set(served.filter((call) => !call.startsWith("GET ") && !calls.has(call)));
  expect.soft([...withoutRow], "calls that write and have no row").toEqual([]);

  let compared = 0;
  for (const [at, { call, before, act, forgets, status }] of rows.entries()) {
    await before?.();
    const { answer, forgotten } = await community.pagesAfter(act);
    expect.soft(status ? [status] : [200, 201, null], call).toContain(answer);
    const wanted = addresses.filter((address) => forgets.includes(address));
    expect.soft(forgotten, call).toEqual(wanted);
    // Calls of which visitors see nothing are compared with the last one in a row of them, to save time.
    const isPrivate = forgets.length === 0 && rows[at + 1]?.forgets.length === 0;
    if (!isPrivate && compared++ % comparedEvery === 0) expect.soft(await community.outdatedPages(), call).toEqual([]);
  }
});
