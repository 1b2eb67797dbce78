import type { Locator, Page } from "playwright-core";
import type { E2eMember } from "./member.ts";

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
