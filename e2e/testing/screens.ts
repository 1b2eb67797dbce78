import type { Locator, Page } from "playwright-core";
import { type Hemline, hydrated } from "./hemline.ts";
import { type E2eMember, memberOf } from "./member.ts";

export const phone = { viewport: { width: 390, height: 844 } };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** The bounding box of a visible element. */
export async function boxOf(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("The element is not visible.");
  return found;
}

/** A hydrated page that `member` has opened. */
export async function openAs(
  hemline: Hemline,
  member: E2eMember,
  path: string,
  o: Parameters<Hemline["person"]>[0] = {},
): Promise<Page> {
  const context = await hemline.person(o);
  await member.signsIn(context);
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  return page;
}

/** Lucja, and her look of three photos: upright, wide and square. */
export async function lucjaWithALook(hemline: Hemline): Promise<{ lucja: E2eMember; slug: string }> {
  const lucja = await memberOf(hemline, "Lucja");
  const slug = await lucja.posts("Gdańsk, early", [
    [600, 900],
    [900, 500],
    [600, 600],
  ]);
  return { lucja, slug };
}
