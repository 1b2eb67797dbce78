import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, logIn, memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";
import { openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;

/** Ten accounts a day may come from one address; so some are in more than one test. */
const names = ["Noor", "Maren", "Ida", "Tom", "Jun", "Ruth", "Lea", "Vera", "Otto", "Cleo"] as const;
const members = new Map<string, E2eMember>();

function who(name: (typeof names)[number]): E2eMember {
  const member = members.get(name);
  if (!member) throw new Error(`${name} has not registered.`);
  return member;
}

beforeAll(async () => {
  hemline = await openHemline();
  for (const name of names) members.set(name, await memberOf(hemline, name));
});
afterAll(() => hemline.close());

async function call(member: E2eMember, method: "PUT" | "DELETE", path: string, body: object = {}) {
  const response = await fetch(hemline.address + path, {
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${member.token}` },
    body: JSON.stringify(body),
  });
  expect(response.status, `${method} ${path}`).toBe(200);
}

const follows = (member: E2eMember, other: E2eMember) => call(member, "PUT", `/api/members/${other.slug}/follow`);

/** Moves the focus to a control, and presses it as a keyboard does. */
async function press(control: Locator, key = "Enter") {
  await control.focus();
  await control.press(key);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const heading = (page: Page) => page.locator("main h1").innerText();
const toast = (page: Page, text: string) =>
  page.locator(".Toastify__toast").filter({ hasText: text }).first().waitFor();

describe("a private member", () => {
  test("answers who asks to follow them, and then shares looks with them only, all by keyboard", async () => {
    const [noor, maren] = [who("Noor"), who("Maren")];
    const slug = await noor.posts("Linen at noon");
    const noorPage = await openAs(hemline, noor, "/settings/privacy", { expected: [refusedByTest] });
    await press(noorPage.getByRole("switch", { name: "Private account" }), "Space");
    await toast(noorPage, "Privacy settings saved");
    await open(noorPage, `/looks/${slug}/edit`);
    await press(noorPage.getByRole("radio", { name: "Followers" }), "Space");
    await press(noorPage.getByRole("button", { name: "Save changes" }));
    await noorPage.waitForURL(`**/looks/${slug}`);
    await noorPage.getByText("Followers only").waitFor();

    const marenPage = await openAs(hemline, maren, `/members/${noor.slug}`, { ...phone, expected: [refusedByTest] });
    await marenPage.getByRole("heading", { name: "This account is private" }).waitFor();
    expect(await marenPage.getByRole("navigation", { name: "Pages of Noor" }).innerText()).not.toMatch(/\d/);
    await press(marenPage.getByRole("button", { name: "Follow Noor" }));
    await marenPage.getByRole("button", { name: "Requested to follow Noor" }).waitFor();
    await toast(marenPage, "Follow request sent");
    await open(marenPage, `/looks/${slug}`);
    expect(await heading(marenPage)).toBe(`Page not found: /looks/${slug}`);

    await open(noorPage, `/members/${noor.slug}/followers`);
    expect(await accessibilityFaults(noorPage)).toEqual([]);
    await press(noorPage.getByRole("button", { name: "Accept Maren" }));
    await noorPage.getByRole("button", { name: "More for Maren" }).waitFor();
    expect(await noorPage.getByRole("navigation", { name: "Pages of Noor" }).innerText()).toMatch(/Followers\s+1/);

    await open(marenPage, `/members/${noor.slug}`);
    await marenPage.getByRole("button", { name: "Following Noor" }).waitFor();
    await press(marenPage.getByRole("link", { name: "Linen at noon" }));
    await marenPage.waitForURL(`**/looks/${slug}`);
    await marenPage.getByText("Followers only").waitFor();
    await open(marenPage, "/looks?feed=following");
    await marenPage.getByRole("link", { name: "Linen at noon" }).waitFor();
    await open(marenPage, "/");
    await marenPage.getByRole("heading", { name: "From members you follow" }).waitFor();

    await open(noorPage, `/members/${noor.slug}/followers`);
    await press(noorPage.getByRole("button", { name: "More for Maren" }));
    await press(noorPage.getByRole("button", { name: "Remove follower" }));
    const dialog = noorPage.getByRole("dialog");
    expect(await dialog.locator(":focus").innerText()).toBe("Keep follower");
    await press(dialog.getByRole("button", { name: "Remove follower" }));
    await noorPage.getByRole("heading", { name: "No followers yet" }).waitFor();
    await open(marenPage, `/members/${noor.slug}`);
    await marenPage.getByRole("heading", { name: "This account is private" }).waitFor();
  });

  test("who becomes public accepts everyone who waits", async () => {
    const [vera, otto] = [who("Vera"), who("Otto")];
    await call(vera, "PUT", "/api/privacy", { is_private: true });
    await follows(otto, vera);
    const page = await openAs(hemline, vera, "/settings/privacy");
    await press(page.getByRole("switch", { name: "Private account" }), "Space");
    const dialog = page.getByRole("dialog", { name: "Make your account public?" });
    await press(dialog.getByRole("button", { name: "Keep private" }));
    expect(await page.getByRole("switch").isChecked()).toBe(true);
    await press(page.getByRole("switch", { name: "Private account" }), "Space");
    await press(dialog.getByRole("button", { name: "Make account public" }));
    await toast(page, "Privacy settings saved");
    await expect.poll(() => page.getByRole("switch").isChecked()).toBe(false);
    await open(page, `/members/${vera.slug}/followers`);
    await page.getByRole("link", { name: "Otto" }).waitFor();
  });
});

describe("a blocked member", () => {
  test("finds nothing of who blocked them, until they are unblocked", async () => {
    const [ida, tom, jun] = [who("Ida"), who("Tom"), who("Jun")];
    const slug = await ida.posts("Rain at eleven");
    await Promise.all([follows(tom, ida), follows(ida, jun), follows(tom, jun)]);
    const idaPage = await openAs(hemline, ida, `/members/${tom.slug}`, { expected: [refusedByTest] });
    await idaPage.getByText("Follows you").waitFor();
    await press(idaPage.getByRole("button", { name: "More for Tom" }));
    await press(idaPage.getByRole("button", { name: "Block" }));
    const dialog = idaPage.getByRole("dialog", { name: "Block Tom?" });
    expect(await dialog.locator(":focus").innerText()).toBe("Cancel");
    expect(await accessibilityFaults(idaPage)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Block member" }));
    await idaPage.waitForURL("**/members");
    await toast(idaPage, "Tom blocked");
    expect(await idaPage.getByRole("article").filter({ hasText: "Tom" }).count()).toBe(0);

    const tomPage = await openAs(hemline, tom, "/looks", { expected: [refusedByTest] });
    expect(await tomPage.getByRole("link", { name: "Rain at eleven" }).count()).toBe(0);
    for (const path of [`/members/${ida.slug}`, `/members/${ida.slug}/followers`, `/looks/${slug}`]) {
      await open(tomPage, path);
      expect(await heading(tomPage)).toBe(`Page not found: ${path}`);
    }
    await open(tomPage, "/members");
    expect(await tomPage.getByRole("article").filter({ hasText: "Ida" }).count()).toBe(0);
    await open(tomPage, `/members/${jun.slug}/followers`);
    expect(await tomPage.getByRole("main").getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/^.?\s*Tom/),
    ]);

    await open(idaPage, "/settings/privacy");
    expect(await accessibilityFaults(idaPage)).toEqual([]);
    await press(idaPage.getByRole("button", { name: "Unblock Tom" }));
    await idaPage.getByText("You haven’t blocked anyone").waitFor();
    await open(tomPage, `/members/${ida.slug}`);
    await tomPage.getByRole("button", { name: "Follow Ida" }).waitFor();
  });
});

describe("the follow button", () => {
  test("asks visitors to log in, says why, and then follows", async () => {
    const [ruth, lea] = [who("Ruth"), who("Lea")];
    const page = await hemline.visit(`/members/${ruth.slug}`);
    await hydrated(page);
    await press(page.getByRole("link", { name: "Follow Ruth" }));
    await page.getByRole("dialog", { name: "Log in to follow Ruth" }).waitFor();
    await logIn(page, lea);
    await page.getByRole("button", { name: "Following Ruth" }).waitFor();
    await toast(page, "Following Ruth");
    await expect.poll(() => page.getByRole("link", { name: "1 follower" }).count()).toBe(1);
  });

  test("leads to the login page without script", async () => {
    const ruth = who("Ruth");
    const page = await hemline.visit(`/members/${ruth.slug}`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Follow Ruth" }).click();
    await page.waitForURL(`**/login?to=${encodeURIComponent(`/members/${ruth.slug}`)}`);
  });

  test("agrees in the header and in lists, after navigating too, and goes back when the server refuses", async () => {
    const [vera, lea] = [who("Vera"), who("Lea")];
    await follows(vera, lea);
    const page = await openAs(hemline, lea, `/members/${lea.slug}/followers`, { expected: [refusedByTest] });
    await press(page.getByRole("button", { name: "Follow Vera" }));
    await page.getByRole("button", { name: "Following Vera" }).waitFor();
    await press(page.getByRole("link", { name: "Vera", exact: true }));
    await page.getByRole("heading", { level: 1, name: "Vera" }).waitFor();
    const button = page.getByRole("main").getByRole("button", { name: "Following Vera" });
    await button.waitFor();
    await page.route("**/api/members/*/follow", (route) => route.fulfill({ status: 500, json: {} }));
    await press(button);
    await toast(page, "Something went wrong");
    await button.waitFor();
    await page.goBack();
    await page.waitForURL("**/followers");
    await page.getByRole("button", { name: "Following Vera" }).waitFor();
  });

  test("has the same size in every state", async () => {
    const [ruth, maren] = [who("Ruth"), who("Maren")];
    const page = await openAs(hemline, maren, `/members/${ruth.slug}`, phone);
    const before = await page.getByRole("button", { name: "Follow Ruth" }).boundingBox();
    await page.getByRole("button", { name: "Follow Ruth" }).click();
    expect(await page.getByRole("button", { name: "Following Ruth" }).boundingBox()).toEqual(before);
  });
});

test("a muted member's looks are left out of lists; their page still opens", async () => {
  const [ida, jun] = [who("Ida"), who("Jun")];
  await jun.posts("Too much plaid");
  const page = await openAs(hemline, ida, `/members/${jun.slug}`);
  await press(page.getByRole("button", { name: "More for Jun" }));
  await press(page.getByRole("button", { name: "Mute" }));
  await toast(page, "Jun muted");
  await page.getByRole("link", { name: "Too much plaid" }).waitFor();
  await open(page, "/looks");
  expect(await page.getByRole("link", { name: "Too much plaid" }).count()).toBe(0);
  await open(page, "/settings/privacy");
  await press(page.getByRole("button", { name: "Unmute Jun" }));
  await page.getByText("You haven’t muted anyone").waitFor();
});

test("a feed without looks says what to do, and filters stay when the feed changes", async () => {
  const cleo = who("Cleo");
  const page = await openAs(hemline, cleo, "/looks?season=winter");
  await press(page.getByRole("navigation", { name: "Which looks" }).getByRole("link", { name: "Following" }));
  await page.waitForURL("**/looks?feed=following&season=winter");
  await press(page.getByRole("link", { name: "Clear filters" }));
  await page.getByRole("heading", { name: "Your feed is empty" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page.getByRole("link", { name: "Find members" }));
  await page.waitForURL("**/members");
});
