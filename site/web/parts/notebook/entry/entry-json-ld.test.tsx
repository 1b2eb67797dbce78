// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { EntryDetail } from "../../../../shared/notebook/entry.ts";
import { renderedFor } from "../testing/rendered-for.tsx";
import { sampleDetail } from "../testing/sample-entries.ts";
import { EntryJsonLd } from "./entry-json-ld.tsx";

function said(different: Partial<EntryDetail> = {}): Record<string, unknown> {
  const place = renderedFor(null, <EntryJsonLd entry={sampleDetail(different)} picture="/og/entries/coats.jpg?v=1" />);
  return JSON.parse(place.querySelector("script")?.textContent ?? "");
}

test("says what an entry is about, and none of its text", () => {
  expect(said()).toMatchObject({
    ...{ "@type": "Article", headline: "About coats", description: "What coats taught me." },
    ...{ url: "https://hemline.example/notebook/coats", datePublished: "2026-11-14T09:00:00Z" },
    ...{ author: { name: "Tilda Rask" }, image: expect.stringContaining("/coats"), isAccessibleForFree: true },
  });
  expect(JSON.stringify(said())).not.toContain("every coat I own");
  expect(said()).not.toHaveProperty("hasPart");
});

test("names the drawn picture of an entry without a cover", () => {
  expect(said({ cover: null }).image).toBe("https://hemline.example/og/entries/coats.jpg?v=1");
});

test("says of an entry for subscribers where its free part ends", () => {
  expect(said({ allowed: "subscribers", access: "subscribers" })).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" },
  });
});

test("says that members read for free", () => {
  expect(said({ allowed: "members" })).toMatchObject({ isAccessibleForFree: true });
});
