import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PortalVisitor } from "../../billing/testing/portal-visitor.ts";
import { cardForm, cards, givesCard } from "../testing/card.ts";
import { expectAccessible, openPortal } from "../testing/portal-setup.ts";

const lost = "Network error. Please check your internet connection.";
/** A browser says so of every request that fails, also of those the page makes a sentence of. */
const failed = /status of 4(01|10|24)|ERR_INTERNET_DISCONNECTED/;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

async function subscriber(product: string) {
  const portal = await openPortal();
  await portal.ada.buys(product);
  return { portal, page: await portal.signsInByEmail(portal.ada.email, { expected: [failed] }) };
}

describe("at the portal", () => {
  test("shows that the browser is offline, and goes on afterwards", async () => {
    const { portal, page } = await subscriber("studio");
    const offline = (is: boolean) => page.context().setOffline(is);
    await offline(true);
    for (const [name, again] of [
      ["Change plan", /^Total due today/],
      ["Update card", null],
    ] as const) {
      await button(page, name).click();
      await dialog(page)
        .getByText(/internet connection/)
        .waitFor();
      await offline(false);
      await button(page, "Try again").click();
      await (again ? dialog(page).getByText(again) : cardForm(page).locator("#number")).waitFor();
      await offline(true);
      if (again) await page.keyboard.press("Escape");
    }
    await offline(false);
    await givesCard(page, cards.mastercard);
    await offline(true);
    await button(page, "Save card").click();
    await dialog(page).getByRole("alert").waitFor();
    await offline(false);
    await button(page, "Save card").click();
    await page.getByText("Your new card is saved.").waitFor();
    await offline(true);
    await button(page, "Cancel subscription").click();
    await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
    await page.getByText(lost).waitFor();
    await page.getByRole("link", { name: /^Receipt/ }).click();
    await page.getByText(lost).nth(1).waitFor();
    await button(page, "Log out").click();
    // The door's own sentence takes the place of the two before.
    await expect.poll(() => page.getByText(lost).count()).toBe(1);
    await offline(false);
    await button(page, "Try again").click();
    await page.getByText("Mastercard •••• 4444").waitFor();
    expect(await portal.rows("select count(*)::int from billing.portal_sessions")).toEqual([{ count: 1 }]);
  });

  test("returns to the sign-in when the session expires, and changes nothing", async () => {
    const { portal, page } = await subscriber("studio");
    const ends = () => portal.rows("update billing.portal_sessions set ended_at = now() where ended_at is null");
    const steps: ((page: Page) => Promise<void>)[] = [
      async () => {
        await button(page, "Cancel subscription").click();
        await ends();
        await dialog(page).getByRole("button", { name: "Cancel subscription" }).dblclick();
      },
      async () => {
        await button(page, "Change plan").click();
        await dialog(page)
          .getByText(/^Total due today/)
          .waitFor();
        await ends();
        await button(page, /^Pay/).dblclick();
      },
      async () => {
        await button(page, "Update card").click();
        await givesCard(page, cards.mastercard);
        await ends();
        await button(page, "Save card").dblclick();
      },
      async () => {
        await ends();
        await button(page, "Update card").click();
      },
      async () => {
        await ends();
        await page.getByRole("link", { name: /^Receipt/ }).click();
      },
    ];
    for (const step of steps) {
      await step(page);
      await page.getByText("Your session has expired. Request a new link to continue.").waitFor();
      expect(await focused(page)).toContain("Your session has expired");
      expect(await page.locator("#root").evaluate((it: HTMLElement) => it.inert)).toBe(false);
      portal.setClock(new Date(portal.clock().getTime() + 3_600_000).toISOString());
      await page.goto(`${portal.address}#${await new PortalVisitor(portal).linkFor(portal.ada.email)}`);
      await button(page, "Update card").waitFor();
    }
    await page.getByText("Visa •••• 4242").waitFor();
    expect(await portal.rows("select 1 from gateway.charges")).toHaveLength(1);
  });

  test("everything is done with the keyboard, and the focus is never lost", async () => {
    const { page } = await subscriber("studio");
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 30; presses += 1) {
        if ((await focused(page)) === name) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab does not lead to ${name}.`);
    };
    for (const name of ["Update card", "Change plan", "Cancel subscription"]) {
      await tabTo(name);
      await page.keyboard.press("Enter");
      await dialog(page).waitFor();
      if (name === "Change plan")
        await dialog(page)
          .getByText(/^Total due today/)
          .waitFor();
      if (name === "Update card") await cardForm(page).locator("#number").waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest("dialog,[role=dialog]") !== null)).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      expect([name, await focused(page)]).toEqual([name, name]);
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await tabTo("Cancel subscription");
    await page.keyboard.press("Enter");
    await page.getByText("Your subscription is cancelled. You won’t be charged again.").waitFor();
    expect(await focused(page)).toContain("Your subscription is cancelled");
    await tabTo("Keep subscription");
    await page.keyboard.press("Enter");
    await page.getByText("will renew again").waitFor();
    expect(await focused(page)).toContain("will renew again");
    await tabTo("Change plan");
    await page.keyboard.press("Enter");
    await dialog(page)
      .getByText(/^Total due today/)
      .waitFor();
    await tabTo("Pay €120.00");
    await page.keyboard.press("Enter");
    await page.getByText("Your plan is now Studio, and more.").waitFor();
    expect(await focused(page)).toContain("Your plan is now Studio, and more.");
    await expectAccessible(page);
    await page.getByRole("heading", { name: "Past subscriptions" }).waitFor();
  });

  test("a second tab sees the changes of the first; the email opened again finds the session", async () => {
    const { portal, page } = await subscriber("studio");
    const link = `${portal.address}#${await new PortalVisitor(portal).linkFor(portal.ada.email)}`;
    const other = await page.context().newPage();
    await other.goto(link);
    await button(other, "Cancel subscription").waitFor();
    await button(page, "Cancel subscription").click();
    await dialog(page).getByRole("button", { name: "Cancel subscription" }).dblclick();
    await page.getByText("Your subscription is cancelled.").waitFor();
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await button(other, "Keep subscription").dblclick();
    await other.getByText("will renew again").waitFor();
    await page.goto("about:blank");
    await page.goto(link);
    await button(page, "Change plan").waitFor();
    expect(page.url()).toBe(portal.address);
    await page.goBack();
    await page.goForward();
    await button(page, "Change plan").waitFor();
    await button(other, "Log out").click();
    await other.getByText("You’re logged out.").waitFor();
    await button(page, "Change plan").click();
    await page.getByText("Your session has expired.").waitFor();
    await expectAccessible(page);
  });

  test("waits for a slow provider, unless the sheet was closed meanwhile", async () => {
    const { portal, page } = await subscriber("studio");
    const lets = portal.connection.hold(/setup_intents/);
    await button(page, "Update card").click();
    await dialog(page).getByText("Loading…").waitFor();
    await page.keyboard.press("Escape");
    await button(page, "Update card").click();
    lets();
    await givesCard(page, cards.mastercard);
    await button(page, "Save card").dblclick();
    await page.getByText("Mastercard •••• 4444").waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
  });
});
