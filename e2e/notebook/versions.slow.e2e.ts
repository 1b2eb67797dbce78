import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftBy, saved, textOf } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;
let noor: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  noor = await memberOf(hemline, "Noor");
  for (const { slug } of [ida, noor]) await hemline.appoints(slug);
});
afterAll(() => hemline.close());

describe("an entry’s text", () => {
  test("goes back to an earlier version, and leaves it to a week’s link", async () => {
    const { id, version } = await draftBy(ida, "Seven coats", "I would have said four.");
    await noor.calls("PUT", `/api/admin/notebook/${id}/text`, {
      ...{ title: "Seven coats", excerpt: "", version },
      document: { version: 1, blocks: [{ kind: "paragraph", text: [{ text: "Nobody would have said seven." }] }] },
    });
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, desktop);
    await textOf(page).getByText("Nobody would have said seven.").waitFor();
    await page.getByText("Versions", { exact: true }).click();
    await press(page.getByRole("button", { name: "Compare with version 1" }));
    const dialog = page.getByRole("dialog", { name: "Version 1" });
    await dialog.getByText("I would").first().waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: "Restore version 1" }));
    await textOf(page).getByText("I would have said four.").waitFor();
    await saved(page, 3);
    await press(page.getByRole("button", { name: "Create link" }));
    const link = await page.getByRole("textbox", { name: "Link", exact: true }).inputValue();
    const reader = await hemline.visit(new URL(link).pathname + new URL(link).search, phone);
    await reader.getByText("I would have said four.").waitFor();

    await press(page.getByRole("button", { name: "Delete entry" }));
    await page.waitForURL("**/admin/notebook");
    await press(toast(page, "Entry deleted").getByRole("button", { name: "Undo" }));
    await page.waitForURL(`**/admin/notebook/${id}`);
    await textOf(page).getByText("I would have said four.").waitFor();
  });

  test("loses nothing when another admin saves first", async () => {
    const { id } = await draftBy(ida, "Three coats", "One hook.");
    const expected = [/status of 409/];
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, { ...phone, expected });
    const other = await openAs(hemline, noor, `/admin/notebook/${id}`, { ...desktop, expected });
    await textOf(other).locator("p").first().click();
    await other.keyboard.press("End");
    await other.keyboard.type(" By the door.");
    await saved(other, 2);
    await page.getByRole("textbox", { name: "Title" }).fill("Four coats");
    await textOf(page).locator("p").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" By the window.");
    const dialog = page.getByRole("dialog", { name: "Choose the newest version" });
    await dialog.getByText("By the door.").waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: /^Take Noor/ }));
    await textOf(page).getByText("One hook. By the door.").waitFor();
    await saved(page, 2);

    // Also without the toast, and after the page was left.
    await open(page, `/admin/notebook/${id}`);
    await textOf(page).getByText("One hook. By the door.").waitFor();
    await page.getByText("Versions", { exact: true }).click();
    await page.getByRole("listitem").filter({ hasText: "Ida, 5 words, not taken" }).waitFor();
    await press(page.getByRole("button", { name: "Compare with version 3" }));
    const kept = page.getByRole("dialog", { name: "Version 3" });
    for (const words of ["Four", "window"]) await kept.getByText(words).first().waitFor();
    await isSound(page);
    await press(kept.getByRole("button", { name: "Restore version 3" }));
    await textOf(page).getByText("One hook. By the window.").waitFor();
    expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Four coats");
    await saved(page, 4);

    await textOf(other).locator("p").first().click();
    await other.keyboard.press("End");
    await other.keyboard.type(" It holds.");
    await press(other.getByRole("button", { name: "Keep mine as the new version" }));
    await saved(other, 5);
    await other.getByText("Versions", { exact: true }).click();
    await press(other.getByRole("button", { name: "Compare with version 4" }));
    const theirs = other.getByRole("dialog", { name: "Version 4" });
    for (const words of ["Four", "window"]) await theirs.getByText(words).first().waitFor();
  });

  test("is not given up while it can’t be kept, and comes back at once", async () => {
    const { id } = await draftBy(ida, "Five coats", "One hook.");
    const expected = [/status of 409/, /Failed to load resource/];
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, { ...desktop, expected });
    await noor.calls("PUT", `/api/admin/notebook/${id}/text`, {
      ...{ title: "Five coats", excerpt: "", version: 1 },
      document: { version: 1, blocks: [{ kind: "paragraph", text: [{ text: "Two hooks." }] }] },
    });
    await textOf(page).locator("p").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" And a nail.");
    const dialog = page.getByRole("dialog", { name: "Choose the newest version" });
    await page.route("**/revisions", (route) => route.abort());
    await press(dialog.getByRole("button", { name: /^Take Noor/ }));
    await expect.poll(() => page.getByRole("alert").count()).toBeGreaterThan(0);
    await textOf(page).getByText("One hook. And a nail.").waitFor();
    await page.unroute("**/revisions");
    await press(dialog.getByRole("button", { name: /^Take Noor/ }));
    await textOf(page).getByText("Two hooks.").waitFor();
    await press(toast(page, "Other version taken").getByRole("button", { name: "Undo" }));
    await textOf(page).getByText("One hook. And a nail.").waitFor();
    await saved(page, 4);
  });

  test("gets back what was never saved", async () => {
    const { id } = await draftBy(ida, "A hook", "By the door.");
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, {
      ...desktop,
      expected: [/Failed to load resource/],
    });
    page.on("dialog", (dialog) => void dialog.accept());
    await page.route("**/text", (route) => route.abort());
    await textOf(page).locator("p").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Or the window.");
    await page
      .getByText(/^Not saved\. You’re offline/)
      .first()
      .waitFor();
    await page.unroute("**/text");
    await open(page, `/admin/notebook/${id}`);
    await textOf(page).getByText("By the door.").waitFor();
    await press(page.getByRole("button", { name: "Restore it as the newest version" }));
    await textOf(page).getByText("By the door. Or the window.").waitFor();
    await saved(page, 2);
  });
});
