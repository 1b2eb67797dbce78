import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Hemline } from "./hemline.ts";
import type { E2eMember } from "./member.ts";
import { desktop, openAs } from "./screens.ts";

export const textOf = (page: Page) => page.locator(".ProseMirror");

export const saved = (page: Page, version: number): Promise<void> =>
  page.getByText(new RegExp(`Saved at .*, version ${version}$`)).waitFor();

export const savedAtAll = (page: Page): Promise<void> => page.getByText(/^Saved at /).waitFor();

/** A button of the toolbar. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name, exact: true });

/** A draft of an entry, saved through the API. */
export const draftBy = (admin: E2eMember, title: string, ...paragraphs: string[]) =>
  admin.calls<{ id: string; version: number }>("POST", "/api/admin/notebook", {
    ...{ title, excerpt: "" },
    document: { version: 1, blocks: paragraphs.map((text) => ({ kind: "paragraph", text: [{ text }] })) },
  });

/** The editor of a new draft. */
export async function opensDraft(hemline: Hemline, admin: E2eMember, title: string, ...paragraphs: string[]) {
  const { id } = await draftBy(admin, title, ...paragraphs);
  const page = await openAs(hemline, admin, `/admin/notebook/${id}`, desktop);
  await textOf(page).waitFor();
  return { id, page };
}

export const paragraph = (page: Page, text: string) => textOf(page).locator("p", { hasText: text });

const focused = (page: Page) => page.locator(":focus").getAttribute("aria-label");

/** The text has the focus again, once a dialog has closed. */
export const hasFocus = (page: Page) =>
  expect.poll(() => textOf(page).evaluate((text) => text.contains(document.activeElement))).toBe(true);

/** From the text to a button of its toolbar, and presses it, by keyboard alone. */
export async function pressesTool(page: Page, name: string): Promise<void> {
  await hasFocus(page);
  await page.keyboard.press("Alt+F10");
  await expect.poll(() => page.locator("[role=toolbar] button:focus").count()).toBe(1);
  await page.keyboard.press("Home");
  for (let at = 0; at < 20 && (await focused(page)) !== name; at++) await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe(name);
  await page.keyboard.press("Enter");
}

/** The version of the text, once it is saved. */
export const versionOf = async (page: Page): Promise<number> => {
  const status = page.getByText(/Saved at .*, version \d+$/);
  await expect.poll(() => status.count()).toBe(1);
  return Number(/version (\d+)$/.exec(await status.innerText())?.[1]);
};
