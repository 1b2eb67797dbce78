// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { AdminEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { renderedFor } from "../../notebook/testing/rendered-for.tsx";
import { EntryStateLabel } from "./entry-state-label.tsx";

const entry: AdminEntry = {
  ...{ id: "one", slug: "coats", title: "Coats", state: "draft", hasChanges: false, allowed: "everyone", cover: null },
  ...{
    version: 1,
    author: null,
    categories: [],
    words: 0,
    publishAt: null,
    publishedAt: null,
    editedAt: "2026-11-14T09:00:00Z",
  },
};

const said = (different: Partial<AdminEntry>): string | null =>
  renderedFor(null, <EntryStateLabel entry={{ ...entry, ...different }} />).textContent;

test("says in words what state an entry is in", () => {
  expect(said({})).toBe("Draft");
  expect(said({ state: "scheduled", publishAt: "2026-12-03T09:00:00Z" })).toBe("Scheduled3 Dec at 09:00 UTC");
  expect(said({ state: "deleted" })).toBe("Deleted");
});

test("says of a published entry since when, and whether readers see its newest text", () => {
  const published = { state: "live", publishedAt: "2026-11-14T09:00:00Z" } as const;
  expect(said(published)).toBe("Published14 Nov");
  expect(said({ ...published, hasChanges: true })).toBe("Published14 NovChanges not published");
});
