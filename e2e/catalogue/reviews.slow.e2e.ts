import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, logIn, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { refusedByTest } from "../testing/requests.ts";
import { ownsWoolCoat, reviewerOf, reviews } from "../testing/reviewer.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";
import { redAndBlue } from "../testing/two-colour-photo.ts";

let hemline: Hemline;
let root: E2eMember;
const path = `/products/${norr.product}`;
const touch = { ...phone, hasTouch: true, isMobile: true };

beforeAll(async () => {
  hemline = await openHemline();
  root = await memberOf(hemline, "Root");
  await hemline.appoints(root.slug);
  await opensNorrAndSund(root);
});
afterAll(() => hemline.close());

type Act = (control: Locator) => Promise<void>;
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });

async function addsPhoto(page: Page, act: Act, at: number, alt: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), act(button(page, "Add photo"))]);
  await chooser.setFiles([{ name: "coat.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() }]);
  await page.getByLabel(`What photo ${at} shows`).fill(alt);
}

describe("a member reviews her coat with its wears and two photos", () => {
  const byKeyboard = {
    act: (control: Locator) => press(control),
    async rates(page: Page) {
      await press(page.getByRole("radio", { name: "4 stars", exact: true }), "Space");
      await page.keyboard.press("ArrowRight");
    },
    async sendsTwice(send: Locator) {
      await send.focus();
      await send.page().keyboard.press("Enter");
      await send.page().keyboard.press("Enter");
    },
  };
  const byTouch = {
    act: (control: Locator) => control.tap(),
    rates: (page: Page) => page.getByRole("radio", { name: "4.5 stars", exact: true }).tap(),
    async sendsTwice(send: Locator) {
      await send.scrollIntoViewIfNeeded();
      await send.evaluate((one: HTMLElement) => {
        one.click();
        one.click();
      });
    },
  };

  test.each([
    ["keyboard", "Noor", desktop, byKeyboard],
    ["touch", "Maren", touch, byTouch],
  ] as const)("by %s", async (_, name, screen, { act, rates, sendsTwice }) => {
    const member = await reviewerOf(hemline, name);
    await ownsWoolCoat(member, 3);
    const page = await openAs(hemline, member, path, { ...screen, expected: [refusedByTest] });
    await act(page.getByRole("link", { name: "Write a review" }));
    await page.getByRole("heading", { name: "Write a review" }).waitFor();
    await isSound(page);
    await rates(page);
    expect(await page.getByRole("radio", { name: "4.5 stars", exact: true }).isChecked()).toBe(true);
    await act(button(page, "True to size"));
    await page.getByLabel("Size you bought (optional)").fill("M");
    await act(button(page, "5"));
    const text = page.getByLabel("Your review");
    await text.fill("**Warm.**");
    await act(button(page, "Post review"));
    await page.getByText("Write at least 20 characters.").waitFor();
    expect(await text.inputValue()).toBe("**Warm.**");
    await isSound(page);
    const words = `${name} says: **warm** after three weeks, and _roomy_ over a sweater.`;
    await text.fill(words);
    await act(button(page, "Preview"));
    expect(await page.locator("form strong").innerText()).toBe("warm");
    await addsPhoto(page, act, 1, "The coat from the front");
    await addsPhoto(page, act, 2, "The lining");
    await page.getByText("Draft saved").waitFor();
    await open(page, `${path}/review`);
    await page.getByText("We’ve restored your draft.").waitFor();
    expect(await text.inputValue()).toBe(words);
    expect(await page.getByLabel("What photo 2 shows").inputValue()).toBe("The lining");
    await isSound(page);
    await sendsTwice(button(page, "Post review"));
    await page.waitForURL(/#review-/);
    const review = page.getByRole("article").filter({ hasText: `${name} says` });
    await review.getByText("Worn 3 times").waitFor();
    await review.getByText("4.5 of 5").waitFor();
    await review.getByText("Bought M, true to size").waitFor();
    await isSound(page);
    await act(review.getByRole("link", { name: "Open photo 2 of 2: The lining" }));
    await page.getByRole("dialog").waitFor();
    await isSound(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const sent = await hemline.sql(`select count(*)::int as count from site.reviews r join site.members m
      on m.id = r.author_id where m.slug = '${member.slug}'`);
    expect(sent).toMatchObject({ rows: [{ count: 1 }] });

    await act(review.getByRole("link", { name: "Edit" }));
    await page.getByRole("heading", { name: "Edit your review" }).waitFor();
    expect(await text.inputValue()).toBe(words);
    await text.fill(words.replace("three weeks", "three winters"));
    await act(button(page, "Save review"));
    await page.waitForURL(/#review-/);
    await review.getByText("three winters").waitFor();
    await act(review.getByRole("link", { name: /^Edited / }));
    await page.waitForURL(/\/history$/);
    const before = page.getByRole("article").filter({ hasText: "Until" });
    await before.getByText("three weeks").waitFor();
    await isSound(page);
    await page.goBack();
    await before.waitFor({ state: "detached" });
    await review.waitFor();
    const kept = await hemline.sql(`select e.source from site.review_edits e join site.reviews r on r.id = e.review_id
      join site.members m on m.id = r.author_id where m.slug = '${member.slug}'`);
    expect(kept).toMatchObject({ rows: [{ source: words }] });
    await act(button(review, "Delete"));
    await review.waitFor({ state: "detached" });
    await act(toast(page, "Review deleted").getByRole("button", { name: "Undo" }));
    await review.waitFor();
  });
});

test("the named member of the brand responds, and a notification leads the reviewer there", async () => {
  const [jun, ida] = [await reviewerOf(hemline, "Jun"), await memberOf(hemline, "Ida")];
  await hemline.sql(`insert into site.brand_members (brand_id, member_id, created_at)
    select b.id, m.id, now()
    from site.brands b, site.members m where b.slug = '${norr.brand}' and m.slug = '${ida.slug}'`);
  await reviews(jun, { halves: 6, text: "The second button came off within a month of wearing it." });
  const brand = await openAs(hemline, ida, path, desktop);
  const review = (page: Page) => page.getByRole("article").filter({ hasText: "second button" });
  await press(button(review(brand), "Respond as Norr & Sund"));
  await isSound(brand);
  await brand.keyboard.type("Send it to our **repair counter**.");
  await press(button(brand, "Post response"));
  await review(brand).getByText("responded on").waitFor();
  await isSound(brand);

  const page = await openAs(hemline, jun, "/notifications", touch);
  await page.getByRole("link", { name: /Norr & Sund responded to your review of/ }).tap();
  await page.waitForURL(`**${path}*`);
  await review(page).getByText("repair counter").waitFor();
});

describe("a vote", () => {
  test("of a visitor counts after the login, and one that the server refuses is taken back", async () => {
    const [olive, tilda] = [await reviewerOf(hemline, "Olive"), await memberOf(hemline, "Tilda")];
    await reviews(olive, { halves: 9, text: "A coat that keeps its shape after a wet winter." });
    const page = await hemline.visit(path, { ...phone, hasTouch: true, expected: [refusedByTest] });
    await open(page, path);
    const review = page.getByRole("article").filter({ hasText: "wet winter" });
    await button(review, "Helpful").tap();
    await page.getByRole("dialog", { name: "Log in to say whether this review helps" }).waitFor();
    await isSound(page);
    await logIn(page, tilda);
    await button(review, "Helpful, 1").waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.route("**/api/reviews/*/vote", (route) => route.fulfill({ status: 500, json: {} }));
    await button(review, "Not helpful").tap();
    await toast(page, "Something went wrong").waitFor();
    expect(await button(review, "Helpful, 1").getAttribute("aria-pressed")).toBe("true");
  });
});

test("a reported review lands in /admin", async () => {
  const [ada, rosa] = [await reviewerOf(hemline, "Ada"), await memberOf(hemline, "Rosa")];
  await reviews(ada, { halves: 2, text: "Buy cheaper coats from my shop instead of this one." });
  const page = await openAs(hemline, rosa, path, desktop);
  await press(button(page.getByRole("article").filter({ hasText: "my shop" }), "Report"));
  const dialog = page.getByRole("dialog", { name: "Report review" });
  await press(dialog.getByRole("radio", { name: "Spam or advertising" }), "Space");
  await isSound(page);
  await press(button(dialog, "Send report"));
  await page.getByRole("dialog", { name: "Report sent" }).waitFor();
  const admin = await openAs(hemline, root, "/admin/reports", phone);
  await press(
    admin
      .locator("summary")
      .filter({ hasText: /^Text$/ })
      .first(),
  );
  await admin.getByText("my shop").waitFor();
  await isSound(admin);
});
