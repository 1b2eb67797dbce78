import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { mailedLink } from "./testing/mailbox.ts";
import { fill, password } from "./testing/registration.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** Size and colours of a shown picture, as the browser decoded it: just below its top edge, and just above its bottom. */
const lookAt = (image: Locator) =>
  image.evaluate(async (element) => {
    const shown = element as HTMLImageElement;
    await shown.decode();
    const canvas = document.createElement("canvas");
    canvas.width = shown.naturalWidth;
    canvas.height = shown.naturalHeight;
    const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(shown, 0, 0);
    const colourAt = (y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(canvas.width / 2, y, 1, 1).data;
      return red > blue ? "red" : "blue";
    };
    return { isUpright: canvas.height > canvas.width, top: colourAt(10), bottom: colourAt(canvas.height - 10) };
  });

describe("a newcomer", () => {
  test("joins, posts a look with two photos, and sees it first in the list with the right side up", async () => {
    const page = await hemline.visit("/");
    await hydrated(page);
    await page.getByRole("link", { name: "Join free" }).first().click();
    await fill(page, { "First name": "Wilma", Email: "wilma@example.org" });
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("dialog").getByRole("button", { name: "Create an account" }).click();
    await page.getByRole("button", { name: "Your menu, Wilma" }).waitFor();
    await page.goto(await mailedLink(hemline, "wilma@example.org", /https?:\/\/\S+\/verify-email\?token=[\w-]+/));
    await hydrated(page);
    await page.getByRole("button", { name: "Confirm email address" }).click();
    await page.getByRole("heading", { name: "Email address confirmed" }).waitFor();

    await page.goto("/looks/new");
    await hydrated(page);
    await page.locator("input[type=file]").setInputFiles([
      { name: "turned.jpg", mimeType: "image/jpeg", buffer: await redAndBlue(6) },
      { name: "flat.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() },
    ]);
    await page.getByLabel("Title").fill("Red above, blue below");
    await page.getByRole("button", { name: "Post look" }).click();
    await page.waitForURL("**/looks/red-above-blue-below");
    await page.getByRole("heading", { level: 1, name: "Red above, blue below" }).waitFor();

    await page.goto("/looks");
    const card = page.getByRole("article").first();
    expect(await card.innerText()).toContain("Red above, blue below");
    expect(await lookAt(card.locator("img").first())).toEqual({ isUpright: true, top: "red", bottom: "blue" });
  });
});
