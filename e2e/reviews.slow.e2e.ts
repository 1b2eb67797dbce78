import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { logIn, memberOf } from "./testing/member.ts";
import { norr, opensNorrAndSund } from "./testing/norr-and-sund.ts";
import { open, toast } from "./testing/page-actions.ts";
import { refusedByTest } from "./testing/requests.ts";
import { reviewerOf, reviews } from "./testing/reviewer.ts";
import { phone } from "./testing/screens.ts";
import { isSound } from "./testing/sound-page.ts";

let hemline: Hemline;
const path = `/products/${norr.product}`;

beforeAll(async () => {
  hemline = await openHemline();
  const root = await memberOf(hemline, "Root");
  await hemline.appoints(root.slug);
  await opensNorrAndSund(hemline, `token=${encodeURIComponent(JSON.stringify(root.token))}`);
});
afterAll(() => hemline.close());

const button = (within: Locator, name: string) => within.getByRole("button", { name, exact: true });

test("a vote of a visitor counts after the login, and one that the server refuses is taken back", async () => {
  const [olive, tilda] = [await reviewerOf(hemline, "Olive"), await memberOf(hemline, "Tilda")];
  await reviews(hemline, olive, { halves: 9, text: "A coat that keeps its shape after a wet winter." });
  const page = await hemline.visit(path, { ...phone, hasTouch: true, expected: [refusedByTest] });
  await open(page, path);
  const review = page.getByRole("article").filter({ hasText: "wet winter" });
  await button(review, "Helpful").tap();
  await page.getByRole("dialog", { name: "Log in to say whether this review helps" }).waitFor();
  await isSound(page);
  await logIn(page, tilda);
  await button(review, "Helpful, 1").waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.route("**/api/reviews/*/vote", (route) => route.fulfill({ status: 500, json: {} }));
  await button(review, "Not helpful").tap();
  await toast(page, "Something went wrong").waitFor();
  expect(await button(review, "Helpful, 1").getAttribute("aria-pressed")).toBe("true");
});
