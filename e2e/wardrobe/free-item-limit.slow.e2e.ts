import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooses, filter, itemsOf, photos } from "../testing/add-items-page.ts";
import { cards, givesCard } from "../testing/card.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import type { E2eMember } from "../testing/member.ts";
import { open } from "../testing/page-actions.ts";
import { isSubscribed, joinButton, monthly, payButton } from "../testing/paywall-page.ts";
import { registerMember } from "../testing/registration.ts";
import { refusedByTest } from "../testing/requests.ts";
import { desktop } from "../testing/screens.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

async function fillsWardrobe({ token }: Pick<E2eMember, "token">, count: number) {
  for (let at = 0; at < count; at++)
    await fetch(`${hemline.address}/api/items`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: `Item ${at}` }),
    });
}

describe("the limit of free items", () => {
  test("stops the line, is explained, and is lifted by subscribing", async () => {
    const context = await hemline.person({ ...desktop, expected: [refusedByTest] });
    const { slug } = await registerMember(context, "Olga", hemline.address);
    const cookie = (await context.cookies()).find(({ name }) => name === "token")?.value ?? "";
    await fillsWardrobe({ token: JSON.parse(decodeURIComponent(cookie)) }, 98);
    const page = await context.newPage();
    await open(page, "/wardrobe/add");
    await page.getByText("There’s room for 2 more of 100 free items.").waitFor();
    await chooses(page, await photos(4));
    await page.getByText("A wardrobe has 100 items without a subscription").waitFor();
    expect((await itemsOf(hemline, slug)).map(({ state, items }) => [state, items])).toEqual([
      ["draft", 2],
      ["live", 98],
    ]);
    await page.getByRole("link", { name: "Subscribe", exact: true }).click();
    await monthly(page).click();
    await joinButton(page).click();
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByText("Payment complete").waitFor();
    await expect.poll(() => isSubscribed(page)).toBe(true);
    await open(page, "/wardrobe/add");
    await expect.poll(async () => (await itemsOf(hemline, slug))[0]?.items).toBe(4);
    await filter(page, /^To name 4$/).waitFor();
  }, 120_000);
});
