import type { Page } from "playwright-core";
import type { E2eMember } from "./member.ts";

export const textOf = (page: Page) => page.locator(".ProseMirror");

export const saved = (page: Page, version: number): Promise<void> =>
  page.getByText(new RegExp(`Saved at .*, version ${version}$`)).waitFor();

/** A draft of an entry, saved through the API. */
export const draftBy = (admin: E2eMember, title: string, ...paragraphs: string[]) =>
  admin.calls<{ id: string; version: number }>("POST", "/api/admin/notebook", {
    ...{ title, excerpt: "" },
    document: { version: 1, blocks: paragraphs.map((text) => ({ kind: "paragraph", text: [{ text }] })) },
  });
