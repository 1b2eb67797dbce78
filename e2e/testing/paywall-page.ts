import type { Locator, Page } from "playwright-core";
import type { Hemline } from "./hemline.ts";
import { registerMember } from "./registration.ts";

export const paywall = (page: Page): Locator => page.getByRole("region", { name: "No ads, just clothes" });
export const joinButton = (page: Page): Locator =>
  paywall(page).getByRole("button", { name: /^(Start free trial|Subscribe)$/ });
export const payButton = (page: Page): Locator => page.getByTestId("PayButton");

/** Opens the paywall's page as a new member of the community. */
export async function openPaywallAs(
  hemline: Hemline,
  name: string,
  o: Parameters<Hemline["person"]>[0] = {},
): Promise<Page> {
  const context = await hemline.person(o);
  await registerMember(context, name, hemline.address);
  const page = await context.newPage();
  await page.goto("/paid-subscription");
  return page;
}

export const monthly = (page: Page) => paywall(page).getByRole("radio", { name: /^Monthly/ });

export async function isSubscribed(page: Page): Promise<boolean> {
  const { data } = await (await page.request.get("/api/user")).json();
  return data.isSubscribed;
}
