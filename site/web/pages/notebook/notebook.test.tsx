// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { EntryCard } from "../../../shared/notebook/entry.ts";
import type { Pages } from "../../../shared/pages.ts";
import { renderedPage } from "../../parts/notebook/testing/rendered-for.tsx";
import { noor, sampleCategory, sampleDetail, sampleEntry } from "../../parts/notebook/testing/sample-entries.ts";
import { Entry } from "./entry.tsx";
import { EntryPreview } from "./entry-preview.tsx";
import { Notebook } from "./notebook.tsx";
import { NotebookCategory } from "./notebook-category.tsx";

const slice = (...items: EntryCard[]) => ({ items, previous: null, next: null });

const notebook = (data: Partial<Pages["notebook"]>, viewer: typeof noor | null = null) =>
  renderedPage({ viewer, id: "notebook", data: { entries: slice(), categories: [], count: 0, ...data } }, <Notebook />);

describe("the notebook", () => {
  test("says that there is nothing yet, and offers no subscription to it", () => {
    const place = notebook({});
    expect(place.querySelector("h2")?.textContent).toBe("No entries yet");
    expect([place.querySelector("nav"), place.textContent?.includes("Subscribers")]).toEqual([null, false]);
  });

  test("says who may read the whole of an entry", () => {
    const entries = slice(
      sampleEntry("a"),
      sampleEntry("b", { allowed: "members" }),
      sampleEntry("c", { allowed: "subscribers" }),
    );
    const lines = [...notebook({ entries, count: 3 }).querySelectorAll("article")].map(
      ({ textContent }) => textContent,
    );
    expect(lines.map((line) => /For \w+/.exec(line ?? "")?.[0])).toEqual([undefined, "For members", "For subscribers"]);
  });

  test("leaves no place for a photo where there is no cover", () => {
    const entries = slice(...["a", "b", "c"].map((slug) => sampleEntry(slug, { cover: null, excerpt: "" })));
    const place = notebook({ entries, count: 3 });
    expect(place.querySelectorAll("article")).toHaveLength(3);
    expect(place.querySelectorAll("article > div:empty, picture")).toHaveLength(0);
  });

  test("offers the subscription to all but subscribers", () => {
    const data = { entries: slice(sampleEntry("a")), count: 94 };
    expect(notebook(data).textContent).toContain("Subscribers read all 94 of them.");
    expect(notebook(data, { ...noor, isSubscribed: true }).textContent).not.toContain("Subscribers read");
  });

  test("tells feed readers of its three feeds", () => {
    const feeds = [...notebook({}).querySelectorAll("link[rel=alternate]")].map((link) => link.getAttribute("href"));
    expect(feeds).toEqual(["rss", "atom", "json"].map((kind) => `https://hemline.example/notebook/feed.${kind}`));
  });

  test("continues as a list on a further page", () => {
    const entries = { ...slice(sampleEntry("a"), sampleEntry("b")), previous: "cursor" };
    const place = notebook({ entries, count: 30 });
    expect(place.querySelectorAll("li article")).toHaveLength(2);
    expect(place.querySelector("h2")?.textContent).toBe("Earlier entries");
  });
});

test("a category without entries leads back to all of them", () => {
  const data = { category: sampleCategory("Cloth", 0), entries: slice() };
  const place = renderedPage({ viewer: null, id: "notebookCategory", data }, <NotebookCategory />);
  expect(place.querySelector("h2")?.textContent).toBe("No entries in Cloth yet");
});

describe("an entry", () => {
  const entry = (data: Partial<Pages["entry"]> = {}) =>
    renderedPage(
      {
        viewer: null,
        id: "entry",
        data: { entry: sampleDetail(), comments: null, next: null, isAdmin: false, ...data },
      },
      <Entry />,
    );
  const meta = (place: HTMLElement, property: string) =>
    place.querySelector(`meta[property='${property}']`)?.getAttribute("content");

  test("tells others what it is about", () => {
    const place = entry();
    expect([meta(place, "og:type"), meta(place, "og:title"), meta(place, "article:published_time")]).toEqual([
      ...["article", "About coats", "2026-11-14T09:00:00Z"],
    ]);
    expect(meta(place, "og:image")).toContain("/coats");
    expect(place.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      "https://hemline.example/notebook/coats",
    );
  });

  test("leads on to the next one and to its categories", () => {
    const way = entry({ next: sampleEntry("moths") }).querySelector("nav[aria-label='Further entries']");
    expect(way?.textContent).toMatch(/^In Wardrobe arithmeticNext entryAbout moths/);
  });

  test("lets admins edit it, and nobody else", () => {
    const link = (isAdmin: boolean) => entry({ isAdmin }).querySelector("a[href='/admin/notebook/entry']");
    expect([link(true)?.textContent, link(false)]).toEqual(["Edit entry", null]);
  });
});

test("a preview says until when its link works, and is kept out of search", () => {
  const data = { entry: sampleDetail({ publishedAt: null }), expiresAt: "2026-12-01T09:00:00Z" };
  const place = renderedPage({ viewer: null, id: "entryPreview", data }, <EntryPreview />);
  expect(place.textContent).toContain("Preview. This link works until 1 December 2026 at 09:00 UTC.");
  expect(place.textContent).toContain("Not published, 9 minutes");
  expect(place.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(place.querySelector("link[rel=canonical], script")).toBeNull();
});
