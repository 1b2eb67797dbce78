import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { mailedLink } from "./testing/mailbox.ts";
import { fill, password, registerMember } from "./testing/registration.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const gone = /status of (404|422)/;

test("a member takes a copy of her data, leaves, and comes back by the mailed link", async () => {
  const context = await hemline.person({ viewport: { width: 390, height: 844 }, expected: [gone] });
  const { email, slug } = await registerMember(context, "Selma", hemline.address);
  const page = await context.newPage();
  await page.goto("/settings/data");
  await hydrated(page);

  const copy = page.locator("section", { hasText: "Take your data with you" });
  await copy.getByRole("textbox", { name: "Your password" }).fill(password);
  await copy.getByRole("button", { name: "Ask for a copy" }).click();
  await copy.getByText("We’re preparing your copy.").or(copy.getByText("Your copy is ready")).waitFor();
  await mailedLink(hemline, email, /https?:\/\/\S+\/settings\/data/);
  await page.reload();
  await hydrated(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download your copy" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^hemline-.*\.zip$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(1000);

  const leaving = page.locator("section", { hasText: "Delete your account" });
  await leaving.getByRole("textbox", { name: "Your password" }).fill("not my password");
  await leaving.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Keep account" }).click();
  await dialog.waitFor({ state: "hidden" });
  await leaving.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await leaving.getByText("That isn’t your current password.").waitFor();
  await leaving.getByRole("textbox", { name: "Your password" }).fill(password);
  await leaving.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("heading", { name: "Your account will be deleted" }).waitFor();
  expect((await context.request.get(`/members/${slug}`)).status()).toBe(404);

  await page.goto("/login");
  await hydrated(page);
  await fill(page, { Email: email, Password: password });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByText(/We’ll delete this account on .+, as you asked\./).waitFor();
  await page.getByRole("button", { name: "Keep account" }).waitFor();

  const link = await mailedLink(hemline, email, /https?:\/\/\S+\/come-back\?token=[\w-]+/);
  const scriptless = await (await hemline.person({ javaScriptEnabled: false })).newPage();
  await scriptless.goto(link);
  await scriptless.getByRole("button", { name: "Keep account" }).click();
  await scriptless.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect((await context.request.get(`/members/${slug}`)).status()).toBe(200);
});
