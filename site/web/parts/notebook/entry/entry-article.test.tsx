// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Viewer } from "../../../../shared/accounts/user.ts";
import type { EntryDetail, EntryPart } from "../../../../shared/notebook/entry.ts";
import { renderedFor } from "../testing/rendered-for.tsx";
import { noor, sampleDetail, visitor } from "../testing/sample-entries.ts";
import { EntryArticle } from "./entry-article.tsx";

const article = (viewer: Viewer | null, different: Partial<EntryDetail> = {}) =>
  renderedFor(viewer, <EntryArticle entry={sampleDetail(different)} />);

const gateOf = (place: HTMLElement) => {
  const gate = place.querySelector(".paywall");
  return (
    gate && [
      gate.querySelector("h2")?.textContent,
      ...[...gate.querySelectorAll("a")].map((link) => `${link.textContent}: ${link.getAttribute("href")}`),
    ]
  );
};

describe("the gate", () => {
  test("leads a visitor to the subscription and back, or to the login", () => {
    expect(gateOf(article(visitor, { access: "subscribers" }))).toEqual([
      "The rest is for subscribers",
      "Read on with a subscription: /paid-subscription?to=%2Fnotebook%2Fcoats",
      "Log in: /login?to=%2Fnotebook%2Fcoats",
    ]);
  });

  test("says what the subscription costs, as far as that is known", () => {
    const lead = (offer: EntryDetail["offer"]) =>
      article(visitor, { access: "subscribers", offer }).querySelector(".paywall p")?.textContent;
    expect(lead({ price: "€36.00 a year", trialDays: 7 })).toContain("7 days free, then €36.00 a year. You’ll come");
    expect(lead({ price: "€4.00 a month", trialDays: 0 })).toContain("It costs €4.00 a month. You’ll come");
    expect(lead(null)).toBe("Subscribers read every entry to its last line. You’ll come straight back here.");
  });

  test("doesn’t ask a member to log in", () => {
    expect(gateOf(article(noor, { access: "subscribers" }))).toHaveLength(2);
  });

  test("leads a visitor to an account where members may read", () => {
    expect(gateOf(article(visitor, { access: "members" }))).toEqual([
      "The rest is for members",
      "Create an account: /register?to=%2Fnotebook%2Fcoats",
      "Log in: /login?to=%2Fnotebook%2Fcoats",
    ]);
  });

  test("speaks of the entry where there is no teaser", () => {
    expect(gateOf(article(noor, { access: "subscribers", parts: [] }))?.[0]).toBe("This entry is for subscribers");
  });

  test("is not there for those who may read", () => {
    expect(gateOf(article(noor, { allowed: "members" }))).toBeNull();
  });
});

describe("what an entry shows", () => {
  test("photos with their captions, and two at one height", () => {
    const [full, pair] = article(visitor).querySelectorAll("figure");
    expect(full?.querySelector("figcaption")?.innerHTML).toBe("The rail, in <em>January</em>.");
    expect(full?.querySelector("img")?.alt).toBe("A photo of rail.");
    expect([...pair!.querySelectorAll<HTMLElement>("[style*=flex-grow]")].map(({ style }) => style.flexGrow)).toEqual([
      "75",
      "150",
    ]);
    expect(pair?.querySelector("figcaption")).toBeNull();
  });

  test("an item with its sewn label, which leads to the wardrobe it is in", () => {
    const card = article(visitor).querySelector("a[href='/members/tilda-rask/wardrobe/coat']");
    expect(card?.textContent).toContain("Wool coat, Norr & SundTilda Rask’s wardrobeWorn 31 times");
  });

  test("no hole where a figure has lost its photos, and no cover where there is none", () => {
    const parts: EntryPart[] = [{ kind: "figure", layout: "full", photos: [], caption: "Gone." }];
    const place = article(visitor, { parts, cover: null });
    expect([place.querySelector("figure"), place.querySelector("img")]).toEqual([null, null]);
  });

  test("who wrote it, when, how long it takes, and that it was edited", () => {
    expect(article(visitor, { editedAt: "2026-11-20T09:00:00Z" }).querySelector("header")?.textContent).toMatch(
      /Tilda Rask.*14 November 2026, 9 minutes.*Edited 20 November 2026/,
    );
    expect(article(visitor, { author: null }).querySelector("header")?.textContent).toContain("A former member");
  });
});
