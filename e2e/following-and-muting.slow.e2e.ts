import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, logIn, memberOf } from "./testing/member.ts";
import { open, press, toast } from "./testing/page-actions.ts";
import { refusedByTest } from "./testing/requests.ts";
import { openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;

/** Ten accounts a day may come from one address; so some are in more than one test. */
const names = ["Maren", "Ida", "Jun", "Ruth", "Lea", "Vera", "Otto", "Cleo"] as const;
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

test("a private member who becomes public accepts everyone who waits", async () => {
  const [vera, otto] = [who("Vera"), who("Otto")];
  await vera.calls("PUT", "/api/privacy", { is_private: true });
  await otto.follows(vera);
  const page = await openAs(hemline, vera, "/settings/privacy");
  await press(page.getByRole("switch", { name: "Private account" }), "Space");
  const dialog = page.getByRole("dialog", { name: "Make your account public?" });
  await press(dialog.getByRole("button", { name: "Keep private" }));
  expect(await page.getByRole("switch").isChecked()).toBe(true);
  await press(page.getByRole("switch", { name: "Private account" }), "Space");
  await press(dialog.getByRole("button", { name: "Make account public" }));
  await toast(page, "Privacy settings saved").waitFor();
  await expect.poll(() => page.getByRole("switch").isChecked()).toBe(false);
  await open(page, `/members/${vera.slug}/followers`);
  await page.getByRole("link", { name: "Otto" }).waitFor();
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
    await toast(page, "Following Ruth").waitFor();
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
    await vera.follows(lea);
    const page = await openAs(hemline, lea, `/members/${lea.slug}/followers`, { expected: [refusedByTest] });
    await press(page.getByRole("button", { name: "Follow Vera" }));
    await page.getByRole("button", { name: "Following Vera" }).waitFor();
    await press(page.getByRole("link", { name: "Vera", exact: true }));
    await page.getByRole("heading", { level: 1, name: "Vera" }).waitFor();
    const button = page.getByRole("main").getByRole("button", { name: "Following Vera" });
    await button.waitFor();
    await page.route("**/api/members/*/follow", (route) => route.fulfill({ status: 500, json: {} }));
    await press(button);
    await toast(page, "Something went wrong").waitFor();
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
  await toast(page, "Jun muted").waitFor();
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
