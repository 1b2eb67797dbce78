import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { logIn, memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

describe("logging in over a page", () => {
  test("a members' page asks visitors to log in, and appears once they did", async () => {
    const bea = await memberOf(hemline, "Bea");
    const page = await hemline.visit("/looks/new", { expected: [refusedByTest] });
    await hydrated(page);
    expect((await page.request.get("/looks/new")).status()).toBe(401);
    await page
      .getByText("Your session has expired. Please log in again to continue using the product.", { exact: true })
      .waitFor();
    await page.locator("main").getByRole("button", { name: "LOG IN", exact: true }).click();
    await logIn(page, bea);
    await page.getByRole("heading", { level: 1, name: "Post a look" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/looks/new");
  });

  test("what a visitor was about to do goes on afterwards", async () => {
    const cleo = await memberOf(hemline, "Cleo");
    const slug = await (await memberOf(hemline, "Cora")).posts("Rain on Sunday");
    const page = await hemline.visit(`/looks/${slug}`);
    await hydrated(page);
    await page
      .getByRole("button", { name: /^Like Rain on Sunday/ })
      .first()
      .click();
    await logIn(page, cleo);
    await page.getByRole("button", { name: "Like Rain on Sunday, 1 like" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/looks/${slug}`);
  });

  async function isLiked(page: Page, slug: string): Promise<boolean> {
    const answer = await page.request.get(`/looks/${slug}/_payload.json`);
    const payload: { page: { data: { look: { liked: boolean } } } } = await answer.json();
    return payload.page.data.look.liked;
  }

  test("so does what a member was doing when the session ended", async () => {
    const dora = await memberOf(hemline, "Dora");
    const slug = await (await memberOf(hemline, "Doris")).posts("Snow on Monday");
    const context = await hemline.person({ expected: [refusedByTest] });
    await dora.signsIn(context);
    const page = await context.newPage();
    await page.goto(`/looks/${slug}`);
    await hydrated(page);
    await dora.isLoggedOut();
    await page
      .getByRole("button", { name: /^Like Snow on Monday/ })
      .first()
      .click();
    await logIn(page, dora);
    await expect.poll(() => isLiked(page, slug)).toBe(true);
  });
});
