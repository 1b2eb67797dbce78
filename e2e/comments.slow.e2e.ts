import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commentPlace } from "../site/shared/drafts/draft-place.ts";
import { api, paths } from "../site/shared/paths.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, logIn, memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";
import { openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;
let maren: E2eMember;
let noor: E2eMember;
let look: string;

beforeAll(async () => {
  hemline = await openHemline();
  maren = await memberOf(hemline, "Maren");
  noor = await memberOf(hemline, "Noor");
  look = await maren.posts("Camel coat");
});
afterAll(() => hemline.close());

async function comments(member: E2eMember, slug: string, text: string): Promise<string> {
  const { comment } = await member.calls<{ comment: { id: string } }>("POST", api.lookComments(slug), { text });
  return comment.id;
}

const count = (page: Page) => page.locator("#comments h2").first().innerText();
const articles = (page: Page) => page.locator("#comments article");
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("a visitor writes, logs in and has posted; then answers, edits and deletes by keyboard", async () => {
  const page = await hemline.visit(`/looks/${look}`, phone);
  await hydrated(page);
  expect(await count(page)).toBe("Comments");
  await page.getByLabel("Write a comment").focus();
  await page.keyboard.type("Is it warm, @maren?");
  await page.getByRole("link", { name: "Log in to comment" }).press("Enter");
  await logIn(page, noor);
  const mine = articles(page).filter({ hasText: "Is it warm" });
  await mine.waitFor();
  expect(await count(page)).toBe("1 comment");
  expect(await mine.getByRole("link", { name: "@Maren" }).getAttribute("href")).toBe("/members/maren");
  await expect.poll(() => focusedText(page)).toContain("Is it warm");
  expect(await page.getByLabel("Write a comment").inputValue()).toBe("");

  await page.getByRole("link", { name: "Reply to Noor" }).press("Enter");
  await page.getByLabel("Write a reply").waitFor();
  await page.keyboard.type("Aks me tomorrow.");
  await page.getByRole("button", { name: "Post reply" }).press("Enter");
  await page.getByText("Aks me tomorrow.").waitFor();
  expect(await count(page)).toBe("2 comments");
  await page.getByRole("button", { name: "Edit your comment" }).last().press("Enter");
  await page.getByLabel("Edit your comment", { exact: true }).and(page.locator("textarea")).fill("Ask me tomorrow.");
  await page.getByRole("button", { name: "Save changes" }).press("Enter");
  await page.getByText("Ask me tomorrow.").waitFor();
  await page.getByText("edited").waitFor();

  expect(await accessibilityFaults(page, { within: "#comments" })).toEqual([]);
  await page.getByRole("button", { name: "Delete your comment" }).first().press("Enter");
  await page.getByText("This comment was deleted.").waitFor();
  expect(await count(page)).toBe("1 comment");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByText("Comment restored").waitFor();
  await mine.first().waitFor();
  expect(await count(page)).toBe("2 comments");
  await expect.poll(() => focusedText(page)).toContain("Is it warm");
  await page.getByRole("button", { name: "Delete your comment" }).first().press("Enter");
  await page.getByText("This comment was deleted.").waitFor();
  await page.reload();
  expect(await count(page)).toBe("1 comment");
  await page.getByText("This comment was deleted.").waitFor();
});

test("a draft stays when its writer posts something else as a visitor who then logs in", async () => {
  const slug = await maren.posts("Rain at noon");
  const page = await openAs(hemline, noor, `/looks/${slug}`, phone);
  await page.getByLabel("Write a comment").fill("Where is the coat");
  await page.getByText("Draft saved", { exact: true }).waitFor();
  // An open page would ask for its live stream once more, and be refused.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(`/looks/${slug}`);
  await hydrated(page);
  await page.getByLabel("Write a comment").focus();
  await page.keyboard.type("Lovely rain");
  await page.getByRole("link", { name: "Log in to comment" }).click();
  await logIn(page, noor);
  await articles(page).filter({ hasText: "Lovely rain" }).waitFor();
  await page.waitForLoadState("networkidle");
  const draft = await noor.calls("GET", api.draft(commentPlace({ kind: "look", slug })));
  expect(draft).toMatchObject({ body: { text: "Where is the coat" } });
});

test("what could not be sent is kept, over a reload too, and posted once", async () => {
  const slug = await maren.posts("Rain at eleven");
  const page = await openAs(hemline, noor, `/looks/${slug}`, { expected: [refusedByTest] });
  await page.route("**/api/looks/*/comments", (route) => route.abort());
  await page.getByLabel("Write a comment").fill("What shoes?");
  await page.getByRole("button", { name: "Post comment" }).click();
  await page.getByText("Not posted yet. Your text is still here.").waitFor();
  await page.unroute("**/api/looks/*/comments");
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Write a comment").inputValue()).toBe("What shoes?");
  await page.getByRole("button", { name: "Post comment" }).click();
  await articles(page).filter({ hasText: "What shoes?" }).waitFor();
  expect(await count(page)).toBe("1 comment");
});

test("a link leads to a comment further down, the rest is loaded, and comments can be closed", async () => {
  const slug = await maren.posts("Grey on grey");
  await hemline.sql(`insert into site.comments (id, author_id, look_id, source, posted_at)
    select gen_random_uuid(), author_id, id, 'Number ' || n || '.', now() - (23 - n) * interval '1 minute'
    from site.looks, generate_series(1, 22) n where slug = '${slug}'`);
  await hemline.sql(`update site.looks set comment_count = 22 where slug = '${slug}'`);
  const last = await comments(maren, slug, "Number 23.");
  const page = await openAs(hemline, maren, `/looks/${slug}#comment-${last}`);
  await expect.poll(() => focusedText(page)).toContain("Number 23.");
  expect(
    await page
      .getByRole("article")
      .filter({ hasText: /Number/ })
      .count(),
  ).toBe(21 + 1);
  await page.getByRole("link", { name: "Show more comments" }).click();
  await page.getByText("Number 22.").waitFor();
  expect(await articles(page).count()).toBe(23);
  await page.getByRole("button", { name: "Turn comments off" }).click();
  await page.getByText("Comments on this look are turned off.").waitFor();
  expect(await page.getByLabel("Write a comment").count()).toBe(0);
});

test("without script comments are read, and a form posts one", async () => {
  const slug = await maren.posts("Moss and mud");
  await comments(maren, slug, "New knees.");
  const context = await hemline.person({ javaScriptEnabled: false });
  await noor.signsIn(context);
  const page = await context.newPage();
  await page.goto(`/looks/${slug}`);
  await page.getByText("New knees.").waitFor();
  await page.getByRole("link", { name: "Reply to Maren" }).click();
  await page.getByLabel("Write a reply").fill("Blue thread?");
  await page.getByRole("button", { name: "Post reply" }).click();
  await articles(page).filter({ hasText: "Blue thread?" }).waitFor();
  expect(await count(page)).toBe("2 comments");
});

describe("an entry of the notebook", () => {
  const entry = { kind: "entry", slug: "moths" } as const;

  /** By Maren, and for members. */
  async function publishes(): Promise<void> {
    await hemline.appoints(maren.slug);
    const { id } = await maren.calls<{ id: string }>("POST", api.adminEntries, {
      ...{ title: "Moths", excerpt: "Without the panic." },
      document: {
        version: 1,
        blocks: [
          { kind: "paragraph", text: [{ text: "Don’t move." }] },
          { kind: "teaserEnd" },
          { kind: "paragraph", text: [{ text: "Two weeks in the freezer." }] },
        ],
      },
    });
    const settings = { version: 1, slug: entry.slug, allowed: "members", categories: [], author: maren.slug };
    await maren.calls("PUT", api.adminEntry(id), settings);
    await maren.calls("PUT", api.adminEntryPublication(id), { version: 1 });
  }

  test("has comments for its readers, and its author is told of them", async () => {
    await publishes();
    const visitor = await hemline.visit(paths.comments(entry), phone);
    await visitor.waitForURL(`**${paths.commented(entry)}`);
    await visitor.getByText("Don’t move.").waitFor();
    expect(await visitor.locator("#comments").count()).toBe(0);

    const page = await openAs(hemline, noor, paths.commented(entry), phone);
    await page.getByLabel("Write a comment").fill("Does silk survive it?");
    await page.getByRole("button", { name: "Post comment" }).click();
    await articles(page).filter({ hasText: "Does silk" }).waitFor();
    expect(await count(page)).toBe("1 comment");
    expect(await accessibilityFaults(page, { within: "#comments" })).toEqual([]);

    const told = await openAs(hemline, maren, paths.notifications);
    await told.getByRole("link", { name: "Noor commented on “Moths”" }).first().click();
    await told.waitForURL(`**${paths.commented(entry)}#comment-*`);
    await expect.poll(() => focusedText(told)).toContain("Does silk survive it?");
    await told.getByRole("button", { name: "Turn comments off" }).click();
    await told.getByText("Comments on this entry are turned off.").waitFor();
    await told.getByRole("button", { name: "Turn comments on" }).click();
    await told.getByLabel("Write a comment").waitFor();
  });

  test("takes comments without script", async () => {
    const context = await hemline.person({ javaScriptEnabled: false });
    await noor.signsIn(context);
    const page = await context.newPage();
    await page.goto(paths.commented(entry));
    await page.getByLabel("Write a comment").fill("And cedar?");
    await page.getByRole("button", { name: "Post comment" }).click();
    await page.waitForURL(`**${paths.comments(entry)}?comment=*`);
    await articles(page).filter({ hasText: "And cedar?" }).waitFor();
    await page.getByRole("link", { name: "Back to the entry" }).click();
    expect(await count(page)).toBe("2 comments");
  });
});
