import type { Page } from "playwright-core";
import sharp from "sharp";
import { press } from "./page-actions.ts";

/** A photo of one colour, as a file input takes it. */
export const photoFile = async (width: number, height: number, colour = "#a9c6c3") => ({
  ...{ name: "photo.jpg", mimeType: "image/jpeg" },
  buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** Presses a button that asks for a file, and gives it a photo. */
export async function choosesPhoto(page: Page, button: string, width: number, height: number): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page.getByRole("button", { name: button, exact: true })),
  ]);
  await chooser.setFiles([await photoFile(width, height)]);
}
