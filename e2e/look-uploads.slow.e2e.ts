import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooses, photos } from "./testing/add-items-page.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";
import { desktop, openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const uploadsOf = "**/api/photos/*";
const tiles = (page: Page) => page.getByRole("list", { name: "Photos of this look" }).getByRole("listitem");
const arrived = (page: Page) => page.getByRole("button", { name: /^Remove photo/ });

/** The ids of the photos in the draft that this device has stored, in their order. */
const draftPhotos = (page: Page, slug: string) =>
  page.evaluate((key) => {
    const draft: { photos?: { id: string }[] } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return (draft.photos ?? []).map(({ id }) => id);
  }, `hemline:look:${slug}`);

/** How many files wait on this device for their upload. */
const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("hemline-draft-photos", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counted = opening.result.transaction("files").objectStore("files").count();
          counted.onsuccess = () => {
            opening.result.close();
            resolve(counted.result);
          };
        };
      }),
  );

describe("the photos of a new look", () => {
  test("go on after a reload in their order, and the look is posted with them", async () => {
    const runa = await memberOf(hemline, "Runa");
    const page = await openAs(hemline, runa, "/looks/new", phone);
    await page.route(uploadsOf, () => undefined);
    await chooses(page, await photos(3));
    await expect.poll(() => keptFiles(page)).toBe(3);
    await page.getByLabel("Title").fill("Rain at noon");
    const chosen = await draftPhotos(page, runa.slug);
    expect(chosen).toHaveLength(3);

    let questions = 0;
    page.on("dialog", (dialog) => {
      questions++;
      void dialog.accept();
    });
    await page.unroute(uploadsOf);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => arrived(page).count()).toBe(3);
    await page.getByText("We’ve restored your draft.").waitFor();
    await expect.poll(() => keptFiles(page)).toBe(0);
    expect([questions, await draftPhotos(page, runa.slug)]).toEqual([0, chosen]);

    await page.getByRole("button", { name: "Post look" }).click();
    await page.waitForURL("**/looks/rain-at-noon");
    const answer = await page.request.get("/looks/rain-at-noon/_payload.json");
    const { page: shown } = (await answer.json()) as { page: { data: { look: { photos: { id: string }[] } } } };
    expect(shown.data.look.photos.map(({ id }) => id)).toEqual(chosen);
  });

  test("can be posted while they still come back from the device", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Selma"), "/looks/new", desktop);
    await page.route(uploadsOf, () => undefined);
    await chooses(page, await photos(2));
    await expect.poll(() => keptFiles(page)).toBe(2);
    await page.getByLabel("Title").fill("Fog");
    await page.unroute(uploadsOf);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Post look" }).click();
    await page.waitForURL("**/looks/fog");
    await page.getByRole("link", { name: /^Photo 2/ }).waitFor();
  });

  test("wait when the site asks them to, and say until when", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Tilda"), "/looks/new", {
      ...phone,
      expected: [refusedByTest],
    });
    await page.route(
      uploadsOf,
      (route) =>
        route.fulfill({ status: 429, headers: { "Retry-After": "3" }, json: { message: "Too many attempts." } }),
      { times: 2 },
    );
    await chooses(page, await photos(3));
    await page.getByText(/That was a lot at once. Uploads continue at \d\d:\d\d:\d\d\./).waitFor();
    expect(await page.getByRole("alert").filter({ hasText: "Too many" }).count()).toBe(0);
    await expect.poll(() => arrived(page).count()).toBe(3);
    expect(await page.getByText("That was a lot at once.").count()).toBe(0);
  });

  test("leave nothing on the device when the draft is discarded, and when its member logs out", async () => {
    // The page’s live stream is refused once its member has logged out.
    const expected = [/401.*\/api\/live/];
    const page = await openAs(hemline, await memberOf(hemline, "Ulla"), "/looks/new", { ...desktop, expected });
    await page.route(uploadsOf, () => undefined);
    await chooses(page, await photos(2));
    await expect.poll(() => keptFiles(page)).toBe(2);
    await page.getByRole("button", { name: "Discard draft" }).click();
    await expect.poll(() => keptFiles(page)).toBe(0);
    await chooses(page, await photos(2, 5));
    await expect.poll(() => keptFiles(page)).toBe(2);
    await page.getByRole("button", { name: "Your menu, Ulla" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("link", { name: "Join free" }).first().waitFor();
    await expect.poll(() => keptFiles(page)).toBe(0);
  });

  test("are asked about before the page is closed where the device keeps none", async () => {
    const context = await hemline.person(desktop);
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("No.", "SecurityError");
      };
    });
    await (await memberOf(hemline, "Vera")).signsIn(context);
    const page = await context.newPage();
    await page.goto("/looks/new");
    await hydrated(page);
    await page.route(uploadsOf, () => undefined);
    await chooses(page, await photos(2));
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(1);
    const question = page.waitForEvent("dialog");
    const reloaded = page.reload();
    const dialog = await question;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
    await hydrated(page);
    // Without its files, the draft is empty again.
    await page.getByText("Choose photos, or drop them here").waitFor();
  });
});
