import type { Page } from "playwright-core";
import sharp from "sharp";
import type { Hemline } from "./hemline.ts";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function photo(name: string, background: { r: number; g: number; b: number }): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 320, height: 400, channels: 3, background } }).jpeg();
  return { name, mimeType: "image/jpeg", buffer: await picture.toBuffer() };
}

/** Photos that differ in their colour. */
export const photos = (count: number, from = 0): Promise<ChosenFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) => {
      const number = from + at;
      return photo(`photo-${number}.jpg`, { r: (number * 37) % 256, g: (number * 91) % 256, b: 90 });
    }),
  );

/** Through the button for many files, or the zone before it. */
export const manyFiles = (page: Page) => page.locator("input[type=file][multiple]").first();
export const chooses = (page: Page, files: ChosenFile[]) => manyFiles(page).setInputFiles(files);

export const uploadProgress = (page: Page) => page.getByRole("progressbar", { name: "Photos uploaded" });
export const nameField = (page: Page) => page.getByLabel("What is it?");
export const tilesThatSay = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
export const filter = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Show" }).getByRole("button", { name });

/** How many items a member has in each state, and of how many photos. */
export async function itemsOf(
  hemline: Hemline,
  slug: string,
): Promise<{ state: string; photos: number; items: number }[]> {
  const result = await hemline.sql(`select i.state, count(*)::int as items, count(distinct i.photo_id)::int as photos
    from site.items i join site.members m on m.id = i.author_id where m.slug = '${slug}' group by 1 order by 1`);
  return (result as { rows: { state: string; photos: number; items: number }[] }).rows;
}
