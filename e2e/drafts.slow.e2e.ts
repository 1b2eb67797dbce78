import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commentPlace } from "../site/shared/drafts/draft-place.ts";
import { api } from "../site/shared/paths.ts";
import { accessibilityFaults, colourFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { memberOf } from "./testing/member.ts";
import { desktop, openAs, phone } from "./testing/screens.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const isSaved = (page: Page) => page.getByText("Draft saved", { exact: true }).first().waitFor();

/** Leaving a field saves at once. */
const write = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).blur();
};
const valueIs = (page: Page, label: string, text: string) =>
  expect.poll(() => page.getByLabel(label).inputValue()).toBe(text);

/** What axe finds in the editor, in both themes. */
async function hasNoFault(page: Page) {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await accessibilityFaults(page, { within: "main form" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourFaults(page, "main form")).toEqual([]);
}

/** Presses Undo in the toast that says `text`. */
const undo = (page: Page, text: string) =>
  page.locator(".Toastify__toast").filter({ hasText: text }).getByRole("button", { name: "Undo" }).click();

describe("a draft of a look", () => {
  test("is finished on another device, photo and tag included, and is gone once it is posted", async () => {
    const ida = await memberOf(hemline, "Ida");
    const begun = await openAs(hemline, ida, "/looks/new", phone);
    await begun
      .locator("input[type=file]")
      .setInputFiles([{ name: "coat.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() }]);
    await begun.getByRole("button", { name: "Edit photo 1" }).waitFor();
    await write(begun, "Title", "Camel coat");
    await isSaved(begun);
    // The upload may have come after the title's save.
    await expect
      .poll(async () => {
        const answer = await begun.request.get("/api/drafts/look");
        return (await answer.json()).data?.photos.length;
      })
      .toBe(1);

    const other = await openAs(hemline, ida, "/looks/new", desktop);
    await other.getByText("We’ve restored your draft.").waitFor();
    await valueIs(other, "Title", "Camel coat");
    await other.getByRole("button", { name: "Post look" }).click();
    await other.waitForURL("**/looks/camel-coat");
    await other.goto("/looks/new");
    await valueIs(other, "Title", "");

    await begun.reload();
    await valueIs(begun, "Title", "");
  });

  test("that is changed on two devices shows both texts; nothing is lost by a choice", async () => {
    const nils = await memberOf(hemline, "Nils");
    const expected = [/status of 409/];
    const first = await openAs(hemline, nils, "/looks/new", { ...phone, expected });
    const second = await openAs(hemline, nils, "/looks/new", { ...desktop, expected });
    await write(first, "Title", "From the phone");
    await isSaved(first);
    await write(second, "Title", "From the laptop");
    await second.getByText("You changed this draft in two places.").waitFor();
    expect(await second.locator("form").innerText()).toContain("From the phone");
    await second.getByRole("button", { name: "Restore other version" }).click();
    await valueIs(second, "Title", "From the phone");
    await undo(second, "Other version restored");
    await valueIs(second, "Title", "From the laptop");
    await isSaved(second);
  });

  test("that is discarded comes back with Undo", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Oda"), "/looks/new", desktop);
    await write(page, "Title", "From the laptop");
    await isSaved(page);
    await page.getByRole("button", { name: "Discard draft" }).click();
    await valueIs(page, "Title", "");
    await undo(page, "Draft discarded");
    await valueIs(page, "Title", "From the laptop");
    await page.getByLabel("Title").blur();
    await isSaved(page);
  });
});

describe("a draft of changes to a look", () => {
  test("is restored on another device, can be discarded, and ends when the changes are saved", async () => {
    const rosa = await memberOf(hemline, "Rosa");
    const slug = await rosa.posts("Rain at eleven");
    const begun = await openAs(hemline, rosa, `/looks/${slug}/edit`, phone);
    await write(begun, "Title", "Rain at noon");
    await isSaved(begun);

    const other = await openAs(hemline, rosa, `/looks/${slug}/edit`, desktop);
    await other.getByText("We’ve restored your draft. You saved it just now.").waitFor();
    await valueIs(other, "Title", "Rain at noon");
    await hasNoFault(other);
    await other.getByRole("button", { name: "Discard draft" }).press("Enter");
    await valueIs(other, "Title", "Rain at eleven");
    expect(await other.locator(":focus").innerText()).toBe("Cancel");
    await undo(other, "Draft discarded");
    await valueIs(other, "Title", "Rain at noon");
    await other.getByLabel("Title").blur();
    await isSaved(other);
    await other.getByRole("button", { name: "Save changes" }).dblclick();
    await other.waitForURL(`**/looks/${slug}`);
    await other.getByRole("heading", { level: 1, name: "Rain at noon" }).waitFor();

    await begun.reload();
    await valueIs(begun, "Title", "Rain at noon");
    expect(await begun.getByRole("button", { name: "Discard draft" }).count()).toBe(0);
  });

  test("meets a look that was changed on another device: both are shown, and neither is lost", async () => {
    const tove = await memberOf(hemline, "Tove");
    const slug = await tove.posts("Rain at eleven");
    const first = await openAs(hemline, tove, `/looks/${slug}/edit`, { ...phone, expected: [/status of 409/] });
    const second = await openAs(hemline, tove, `/looks/${slug}/edit`, desktop);
    await write(second, "Title", "From the laptop");
    await second.getByRole("button", { name: "Save changes" }).click();
    await second.waitForURL(`**/looks/${slug}`);
    await write(first, "Title", "From the phone");
    await first.getByRole("button", { name: "Save changes" }).click();
    await first.getByText("This look was changed after you began this draft.").waitFor();
    await hasNoFault(first);
    const form = first.locator("form").filter({ has: first.getByLabel("Title") });
    expect(await form.innerText()).toContain("From the laptop");
    await first.getByRole("button", { name: "Use published look" }).click();
    await valueIs(first, "Title", "From the laptop");
    await undo(first, "Published look restored");
    await valueIs(first, "Title", "From the phone");
    await first.getByRole("button", { name: "Keep draft" }).click();
    await first.getByRole("button", { name: "Save changes" }).click();
    await first.waitForURL(`**/looks/${slug}`);
    await first.getByRole("heading", { level: 1, name: "From the phone" }).waitFor();
  });
});

describe("a draft of a comment", () => {
  const field = "Write a comment";
  const draftOf = async (page: Page, slug: string) => {
    const { data } = await (await page.request.get(api.draft(commentPlace({ kind: "look", slug })))).json();
    return data?.body.text ?? null;
  };
  const commentIs = async (page: Page, text: string) => {
    await page.getByLabel(field).scrollIntoViewIfNeeded();
    await valueIs(page, field, text);
  };

  test("follows its writer, stays through a lost connection, and ends with the comment", async () => {
    const [olga, pia] = [await memberOf(hemline, "Olga"), await memberOf(hemline, "Pia")];
    const slug = await olga.posts("Rain at eleven");
    const page = await openAs(hemline, pia, `/looks/${slug}`, { ...phone, expected: [/ERR_INTERNET_DISCONNECTED/] });
    await write(page, field, "Where is");
    await isSaved(page);
    await page.context().setOffline(true);
    await write(page, field, "Where is the coat from");
    await page.getByText("You’re offline. Your draft is saved on this device.").waitFor();
    await page.context().setOffline(false);
    await isSaved(page);

    const other = await openAs(hemline, pia, `/looks/${slug}`, desktop);
    await commentIs(other, "Where is the coat from");
    await other.getByRole("button", { name: "Post comment" }).click();
    await other.getByRole("heading", { name: "1 comment" }).waitFor();
    await page.reload();
    await commentIs(page, "");
  });

  test.each([
    ["one browser", "Siv"],
    ["two browsers", "Tuva"],
  ])("in two windows of %s: posting the older keeps the newer", async (where, name) => {
    const writer = await memberOf(hemline, name);
    const slug = await writer.posts("Rain at eleven");
    const older = await openAs(hemline, writer, `/looks/${slug}`, desktop);
    await write(older, field, "Where is it from");
    await isSaved(older);
    const newer =
      where === "one browser"
        ? await older.context().newPage()
        : await openAs(hemline, writer, `/looks/${slug}`, phone);
    await newer.goto(`/looks/${slug}`);
    await hydrated(newer);
    await commentIs(newer, "Where is it from");
    await isSaved(newer);
    await write(newer, field, "Where is the coat from, and the hat?");
    await expect.poll(() => draftOf(newer, slug)).toBe("Where is the coat from, and the hat?");

    await older.getByRole("button", { name: "Post comment" }).click();
    await older.getByRole("heading", { name: "1 comment" }).waitFor();
    await valueIs(older, field, "");
    expect(await draftOf(newer, slug)).toBe("Where is the coat from, and the hat?");
    await commentIs(newer, "Where is the coat from, and the hat?");
    await newer.reload();
    await commentIs(newer, "Where is the coat from, and the hat?");
    await newer.getByRole("button", { name: "Post comment" }).click();
    await newer.getByRole("heading", { name: "2 comments" }).waitFor();
    await expect.poll(() => draftOf(newer, slug)).toBeNull();
  });
});
