// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import type { ReportSnapshot } from "../../../../shared/moderation/report.ts";
import { CaseDetails } from "./case-details.tsx";

/** What stands below its summary: each name with what it is the name of. */
function listed(more: Partial<ReportSnapshot>): string[] {
  const snapshot: ReportSnapshot = {
    title: "Discussion “Wool”",
    text: "About wool",
    author: null,
    photos: [],
    ...more,
  };
  // No other fact of a case is among its details.
  const one = { snapshot, notes: [] as string[] } as AdminCase;
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<CaseDetails one={one} />);
  return [...place.querySelectorAll("dt")].map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`);
}

test("a case shows the tags of a discussion, also those that wait", () => {
  const waiting = { text: "About wool", photos: [] };
  expect(listed({ tags: ["scam", "wool"] })).toEqual(["Text: About wool", "Tags: scam, wool"]);
  expect(listed({ tags: ["wool"], waiting: { ...waiting, tags: ["scam"] } })).toEqual([
    "Text: About wool",
    "Tags: wool",
    "Changed tags that wait: scam",
    "Changed text that waits: About wool",
  ]);
  expect(listed({ tags: ["wool"], waiting: { ...waiting, tags: ["wool"] } })).toHaveLength(3);
  expect(listed({})).toEqual(["Text: About wool"]);
});
