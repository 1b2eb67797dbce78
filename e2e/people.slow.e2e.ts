import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { memberOf } from "./testing/member.ts";
import { open, press, toast } from "./testing/page-actions.ts";
import { refusedByTest } from "./testing/requests.ts";
import { openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const heading = (page: Page) => page.locator("main h1").innerText();

describe("a private member", () => {
  test("answers who asks to follow them, and then shares looks with them only, all by keyboard", async () => {
    const [noor, maren] = [await memberOf(hemline, "Noor"), await memberOf(hemline, "Maren")];
    const slug = await noor.posts("Linen at noon");
    const noorPage = await openAs(hemline, noor, "/settings/privacy", { expected: [refusedByTest] });
    await press(noorPage.getByRole("switch", { name: "Private account" }), "Space");
    await toast(noorPage, "Privacy settings saved").waitFor();
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
    await toast(marenPage, "Follow request sent").waitFor();
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
    await marenPage.getByRole("heading", { name: "From members and brands you follow" }).waitFor();

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
});

describe("a blocked member", () => {
  test("finds nothing of who blocked them, until they are unblocked", async () => {
    const [ida, tom, jun] = [
      await memberOf(hemline, "Ida"),
      await memberOf(hemline, "Tom"),
      await memberOf(hemline, "Jun"),
    ];
    const slug = await ida.posts("Rain at eleven");
    await Promise.all([tom.follows(ida), ida.follows(jun), tom.follows(jun)]);
    const idaPage = await openAs(hemline, ida, `/members/${tom.slug}`, { expected: [refusedByTest] });
    await idaPage.getByText("Follows you").waitFor();
    await press(idaPage.getByRole("button", { name: "More for Tom" }));
    await press(idaPage.getByRole("button", { name: "Block" }));
    const dialog = idaPage.getByRole("dialog", { name: "Block Tom?" });
    expect(await dialog.locator(":focus").innerText()).toBe("Cancel");
    expect(await accessibilityFaults(idaPage)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Block member" }));
    await idaPage.waitForURL("**/members");
    await toast(idaPage, "Tom blocked").waitFor();
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
