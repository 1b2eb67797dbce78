import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, paths } from "../../site/shared/paths.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press } from "../testing/page-actions.ts";
import { ownsWoolCoat, reviewerOf, reviews } from "../testing/reviewer.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";
import { isNarrow, isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let root: E2eMember;
const path = `/products/${norr.product}`;
const touch = { ...phone, hasTouch: true, isMobile: true };

beforeAll(async () => {
  hemline = await openHemline();
  root = await memberOf(hemline, "Root");
  await hemline.appoints(root.slug);
  await opensNorrAndSund(root);
  await areReviewed();
});
afterAll(() => hemline.close());

/** Four reviews of the coat, two of them with wears, and one of the collection in another script. */
async function areReviewed(): Promise<void> {
  const [olive, rosa, tilda, noor] = [
    await reviewerOf(hemline, "Olive"),
    await reviewerOf(hemline, "Rosa"),
    await reviewerOf(hemline, "Tilda"),
    await reviewerOf(hemline, "Noor"),
  ];
  await ownsWoolCoat(olive, 12);
  await ownsWoolCoat(rosa, 3);
  const fits = (fit: "small" | "true" | "large", sizeBought: string) => ({ fit, sizeBought });
  await reviews(olive, {
    ...fits("true", "M"),
    halves: 10,
    text: "Twelve wears, and the hem still hangs straight.",
  });
  await reviews(rosa, {
    ...fits("true", "S"),
    halves: 8,
    text: "Three wears so far, and the collar holds up.",
  });
  await reviews(tilda, {
    ...fits("small", "M"),
    halves: 4,
    text: "I could not lift my arms, so I sent it back.",
  });
  await reviews(noor, { ...fits("true", "L"), halves: 9, text: "معطف دافئ جدًا، ومناسب للشتاء الطويل." });
  await reviews(noor, {
    subject: { kind: "collection", brand: norr.brand, slug: norr.collection },
    halves: 9,
    text: "A collection of few colours, which all go together.",
  });
}

type Act = (control: Locator) => Promise<void>;
const byKeyboard: Act = (control) => press(control);
const byTouch: Act = (control) => control.tap();
const articles = (page: Page) => page.locator("#reviews").getByRole("article");
const chip = (page: Page, name: string) => page.locator("#reviews").getByRole("link", { name, exact: true });

describe("a member", () => {
  test.each([
    ["keyboard", desktop, byKeyboard],
    ["touch", touch, byTouch],
  ] as const)("reads reviews by people whom they follow alone by %s", async (name, screen, act) => {
    const reader = await memberOf(hemline, name === "keyboard" ? "Kim" : "Tove");
    const page = await openAs(hemline, reader, path, screen);
    await act(chip(page, "People you follow"));
    await page.getByText("No reviews by people you follow").waitFor();
    await isSound(page);
    await reader.follows({ slug: "olive" });
    await open(page, `${path}?by=following`);
    await expect.poll(() => articles(page).count()).toBe(1);
    await articles(page).getByText("Twelve wears").waitFor();
    await open(page, "/");
    await page.getByRole("article").getByText("Twelve wears").waitFor();
    await isSound(page);
    const tabs = page.getByRole("navigation", { name: "What the feed shows" });
    await act(tabs.getByRole("link", { name: "Reviews" }));
    await page.waitForURL("**/?show=reviews");
    await page.getByText("You’re up to date.").waitFor();
    expect(await page.locator("#feed").getByRole("article").count()).toBe(1);
    await isSound(page);
  });

  test("reads a private member’s review, which no rating counts, if they follow them; others write the first", async () => {
    const [petra, fia] = [await reviewerOf(hemline, "Petra"), await memberOf(hemline, "Fia")];
    await fia.follows(petra);
    await petra.calls("PUT", api.privacy, { is_private: true });
    const subject = { kind: "product", slug: "checked-scarf" } as const;
    await reviews(petra, { subject, halves: 8, text: "Soft from the first day, and as soft a winter later." });
    const page = await openAs(hemline, fia, paths.product(subject.slug));
    await articles(page).getByText("Soft from the first day").waitFor();
    expect(await page.getByText("No reviews yet").count()).toBe(0);
    await isSound(page);
    await open(page, `${paths.product(subject.slug)}?by=following`);
    await expect.poll(() => articles(page).count()).toBe(1);
    const visitors = await hemline.visit(paths.product(subject.slug));
    await visitors.locator("#reviews").getByText("No reviews yet").waitFor();
    await isSound(visitors);
  });
});

describe("a visitor", () => {
  test.each([
    ["keyboard", desktop, byKeyboard],
    ["touch", touch, byTouch],
  ] as const)("filters reviews by fit, size and wears by %s, and goes back", async (_, screen, act) => {
    const page = await hemline.visit(path, screen);
    await open(page, path);
    await expect.poll(() => articles(page).count()).toBe(4);
    await articles(page).getByText("Worn 12 times").waitFor();
    await isSound(page);
    await act(chip(page, "True to size"));
    await page.waitForURL(`**${path}?fit=true`);
    await expect.poll(() => articles(page).count()).toBe(3);
    await act(chip(page, "With logged wears"));
    await page.waitForURL(`**${path}?fit=true&worn=1`);
    await expect.poll(() => articles(page).count()).toBe(2);
    await act(chip(page, "Size M"));
    await page.waitForURL("**size=M");
    await expect.poll(() => articles(page).count()).toBe(1);
    await isSound(page);
    await page.goBack();
    await expect.poll(() => articles(page).count()).toBe(2);
    await open(page, `${path}?fit=large`);
    await page.getByText("No reviews like this").waitFor();
    await isSound(page);
    await act(page.getByRole("link", { name: "Show all reviews" }));
    await expect.poll(() => articles(page).count()).toBe(4);
  });

  test("without script, finds the same number in the histogram, in words and for search engines", async () => {
    const page = await hemline.visit(path, { ...phone, javaScriptEnabled: false });
    const panel = page.getByRole("complementary", { name: "Ratings" });
    for (const [stars, count] of [
      ["5 stars", "2 reviews"],
      ["4 stars", "1 review"],
      ["3 stars", "0 reviews"],
      ["2 stars", "1 review"],
    ])
      await panel.getByRole("link", { name: `${stars}, ${count}`, exact: true }).waitFor();
    await panel.getByText("75% say true to size").waitFor();
    await panel.getByText("4 reviews, 2 with logged wears").waitFor();
    // (7 × 3.5 + 5 + 4 + 2 + 4.5) / 11
    await panel.getByText("3.6", { exact: true }).first().waitFor();
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(described.map((text) => JSON.parse(text))).toMatchObject([
      {
        ...{ "@context": "https://schema.org", "@type": "Product", name: "Wool coat" },
        brand: { "@type": "Brand", name: "Norr & Sund" },
        aggregateRating: { "@type": "AggregateRating", ratingValue: 3.6, reviewCount: 4, bestRating: 5 },
      },
    ]);
    const meta = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute("content");
    expect(await meta("title")).toContain("Wool coat");
    expect(await meta("url")).toBe(hemline.address + path);
    const image = (await meta("image")) ?? "";
    expect((await fetch(image)).headers.get("content-type")).toMatch(/^image\//);
    await chip(page, "Runs small").click();
    await page.waitForURL(`**${path}?fit=small`);
    expect(await articles(page).count()).toBe(1);
  });

  test("reads what is written from right to left in its direction", async () => {
    const page = await hemline.visit(path, phone);
    const text = page.getByText("معطف دافئ");
    expect(await text.evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
    await isNarrow(page);
  });

  test("reads the newest reviews, the most worn ones, those of a category, of a member and of a collection", async () => {
    const page = await hemline.visit("/reviews", { ...desktop });
    await open(page, "/reviews");
    await isSound(page);
    const order = page.getByRole("main");
    await press(order.getByRole("link", { name: "Most worn", exact: true }));
    await page.waitForURL("**/reviews?sort=worn");
    await expect.poll(() => order.getByRole("article").first().innerText()).toContain("Twelve wears");
    await press(order.getByRole("link", { name: "Most helpful", exact: true }));
    await page.waitForURL("**/reviews?sort=helpful");
    await open(page, "/reviews?category=coat&stars=2");
    await isSound(page);
    await open(page, "/reviews?stars=2");
    await expect.poll(() => order.getByRole("article").count()).toBe(1);
    await press(order.getByRole("link", { name: "2 stars", exact: true }));
    await page.waitForURL("**/reviews");
    await open(page, "/members/olive/reviews");
    await page.getByText("Twelve wears").waitFor();
    await isSound(page);
    await open(page, `/brands/${norr.brand}/collections/${norr.collection}/reviews`);
    await page.getByText("which all go together").waitFor();
    await isSound(page);
  });

  test("finds no page of products and reviews wider than a small phone", async () => {
    const page = await openAs(hemline, root, path, { viewport: { width: 320, height: 640 } });
    const pages = [path, `${path}/owners`, `${path}/review`, "/reviews", "/members/olive/reviews", "/admin/products"];
    for (const address of [
      ...pages,
      "/admin/brands",
      `/admin${path}`,
      `/admin/brands/${norr.brand}`,
      "/admin/reviews",
    ]) {
      await open(page, address);
      await isNarrow(page);
    }
  });
});
