import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, logIn, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { refusedByTest } from "../testing/requests.ts";
import { openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;
let maren: E2eMember;
let ida: E2eMember;
let jun: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  const root = await memberOf(hemline, "Root");
  await hemline.appoints(root.slug);
  await opensNorrAndSund(root);
  [maren, ida, jun] = [
    await memberOf(hemline, "Maren"),
    await memberOf(hemline, "Ida"),
    await memberOf(hemline, "Jun"),
  ];
});
afterAll(() => hemline.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const fullPath = `/brands/${norr.brand}`;

test("a visitor finds a brand by keyboard, logs in to follow it, and opens its lookbook", async () => {
  const page = await hemline.visit("/");
  await hydrated(page);
  await press(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Brands" }));
  await heading(page, "Brands").waitFor();
  const search = page.getByRole("searchbox", { name: "Search brands by name" });
  await search.fill("nor sund");
  await search.press("Enter");
  await page.getByText("1 brand found for “nor sund”.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page.getByRole("link", { name: "Norr & Sund", exact: true }));
  await heading(page, "Norr & Sund").waitFor();
  await press(page.getByRole("link", { name: "Follow Norr & Sund" }));
  await page.getByRole("dialog", { name: "Log in to follow Norr & Sund" }).waitFor();
  await logIn(page, maren);
  await page.getByRole("button", { name: "Following Norr & Sund" }).waitFor();
  await toast(page, "Following Norr & Sund").waitFor();
  await page.getByRole("link", { name: "1 follower", exact: true }).waitFor();
  await heading(page, "Autumn 2026").waitFor();
  await press(page.getByRole("link", { name: "Open the lookbook" }));
  await page.waitForURL(`**${fullPath}/collections/autumn-2026`);
  // The address changes before the page does, which shows the same coat.
  await heading(page, "Wool coat").first().waitFor();
  await page.getByRole("button", { name: "Following Norr & Sund" }).waitFor();
  await press(page.getByRole("link", { name: /Next/ }));
  await heading(page, "Spring 2026").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a member finds it by touch, among those with its letter", async () => {
  const page = await openAs(hemline, ida, "/brands", { ...phone, hasTouch: true });
  await page.getByRole("link", { name: "Brands with N", exact: true }).tap();
  await page.waitForURL("**/brands?letter=n");
  await page.getByRole("button", { name: "Follow Norr & Sund" }).tap();
  await page.getByRole("button", { name: "Following Norr & Sund" }).waitFor();
  await page.getByRole("link", { name: "Norr & Sund", exact: true }).tap();
  await heading(page, "Norr & Sund").waitFor();
  // Both say it, on a page that was loaded after the follow.
  await page.getByRole("button", { name: "Following Norr & Sund" }).waitFor();
  await page.getByRole("navigation", { name: "Pages of Norr & Sund" }).getByRole("link", { name: "Collections" }).tap();
  await page.getByRole("link", { name: "Spring 2026", exact: true }).tap();
  await heading(page, "Plaid skirt").waitFor();
  await page.getByRole("navigation", { name: "Pages of Norr & Sund" }).getByRole("link", { name: "Followers" }).tap();
  await page.getByRole("link", { name: "Ida", exact: true }).waitFor();
});

test("a follow that the server refuses is taken back", async () => {
  const page = await openAs(hemline, jun, fullPath, { expected: [refusedByTest] });
  await page.route("**/api/brands/*/follow", (route) => route.fulfill({ status: 500, json: {} }));
  await press(page.getByRole("button", { name: "Follow Norr & Sund" }));
  await toast(page, "Something went wrong").waitFor();
  await page.getByRole("button", { name: "Follow Norr & Sund" }).waitFor();
});

describe("without script", () => {
  test("a member follows a brand, and reads its pages", async () => {
    const context = await hemline.person({ javaScriptEnabled: false });
    await jun.signsIn(context);
    const page = await context.newPage();
    await page.goto("/brands?letter=n");
    await page.getByRole("button", { name: "Follow Norr & Sund" }).click();
    await page.waitForURL("**/brands?letter=n");
    await page.getByRole("button", { name: "Following Norr & Sund" }).waitFor();
    await page.getByRole("link", { name: "Norr & Sund", exact: true }).click();
    await heading(page, "Autumn 2026").waitFor();
    await page.getByRole("button", { name: "Following Norr & Sund" }).click();
    await page.getByRole("button", { name: "Follow Norr & Sund" }).waitFor();
  });
});

test("a member’s feed has the looks with a brand that they follow, and the filter is taken away again", async () => {
  const slug = await ida.posts("Grey, and a coat");
  await hemline.sql(`insert into site.look_tags (look_id, position, photo_id, x, y, name, brand_id)
    select l.id, 0, p.photo_id, 0.5, 0.5, 'Coat', b.id from site.looks l
    join site.look_photos p on p.look_id = l.id join site.brands b on b.slug = '${norr.brand}' where l.slug = '${slug}'`);
  const page = await openAs(hemline, maren, "/");
  await heading(page, "From members and brands you follow").waitFor();
  await heading(page, "Grey, and a coat").waitFor();
  await open(page, fullPath);
  await press(page.getByRole("link", { name: "See looks" }));
  await page.waitForURL(`**/looks?brand=${norr.brand}`);
  await heading(page, "Grey, and a coat").waitFor();
  await press(page.getByRole("link", { name: "Remove filter: Norr & Sund" }));
  await page.waitForURL("**/looks");
});

test("search engines are told what a brand’s page is about", async () => {
  const page = await hemline.visit(fullPath, { javaScriptEnabled: false });
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.map((text) => JSON.parse(text))).toMatchObject([
    {
      ...{ "@context": "https://schema.org", "@type": "Brand", name: "Norr & Sund" },
      sameAs: ["https://norr-sund.example/"],
    },
  ]);
  expect(await page.locator('meta[property="og:image"]').count()).toBe(1);
});

test("no page of a brand is wider than a small phone", async () => {
  const page = await openAs(hemline, jun, fullPath, { viewport: { width: 320, height: 640 } });
  const collection = `${fullPath}/collections/${norr.collection}`;
  for (const path of [
    "/brands",
    fullPath,
    `${fullPath}/profile`,
    `${fullPath}/collections`,
    collection,
    `${fullPath}/reviews`,
    `${fullPath}/followers`,
  ]) {
    await open(page, path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBe(0);
  }
});
