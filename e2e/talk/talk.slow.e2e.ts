import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, paths } from "../../site/shared/paths.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, logIn, memberOf } from "../testing/member.ts";
import { refusedByTest } from "../testing/requests.ts";
import { openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;
let maren: E2eMember;
let noor: E2eMember;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  maren = await memberOf(hemline, "Maren");
  noor = await memberOf(hemline, "Noor");
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  await ida.calls("POST", api.adminGroups, {
    name: "Mending",
    colour: "brown",
    mayRead: "everyone",
    mayPost: "members",
  });
});
afterAll(() => hemline.close());

const started = async (member: E2eMember, title: string, text = `About ${title}`): Promise<string> =>
  (await member.calls<{ slug: string }>("POST", api.discussions, { group: "mending", title, text })).slug;

const says = (member: E2eMember, slug: string, text: string) => member.calls("POST", api.messages(slug), { text });

const touched = { ...phone, hasTouch: true };

/** The page of a discussion whose line to the server is open. */
async function listeningTo(slug: string, member: E2eMember, screen: Parameters<typeof openAs>[3] = {}): Promise<Page> {
  const page = await openAs(hemline, member, paths.about, screen);
  const line = page.waitForResponse((response) => response.url().includes(`/api/live?discussion=${slug}`));
  await page.goto(paths.conversation(slug));
  await hydrated(page);
  await line;
  return page;
}

const message = (page: Page, number: number) => page.locator(`#message-${number}`);
const field = (page: Page) => page.getByRole("form", { name: "Reply" }).getByRole("textbox");
const post = (page: Page) => page.getByRole("button", { name: "Post reply" });

test("a member starts a discussion by keyboard, is shown what is like it, and loses nothing to a reload", async () => {
  await started(noor, "Darning thick wool socks");
  const page = await openAs(hemline, maren, paths.discussions, phone);
  await page.getByRole("link", { name: "Start a discussion" }).press("Enter");
  await page.getByLabel("Title").fill("Darning thick wool sock");
  await page.getByRole("region", { name: "Similar discussions" }).getByText("Darning thick wool socks").waitFor();
  await page.getByLabel("Title").fill("Turning a collar");
  await page.getByLabel("What do you want to say?").fill("Has **anyone** done it?");
  await page.getByText("Draft saved").waitFor();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Turning a collar");
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  await page.locator("strong", { hasText: "anyone" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Start discussion" }).press("Enter");
  await page.waitForURL("**/discussions/turning-a-collar/conversation");
  await page.getByRole("heading", { level: 1, name: "Turning a collar" }).waitFor();
  await message(page, 1).getByText("anyone").waitFor();
  await page.goto(paths.startDiscussion);
  await hydrated(page);
  expect(await page.getByLabel("Title").inputValue()).toBe("");
});

test("two people talk: each sees at once what the other writes, edits and deletes, and who is writing", async () => {
  const slug = await started(noor, "Relining a coat");
  const hers = await listeningTo(slug, noor, touched);
  const theirs = await listeningTo(slug, maren);
  await field(theirs).pressSequentially("Kitchen table, ");
  await hers.getByText("Maren is writing").waitFor();
  await field(theirs).pressSequentially("@noo");
  await theirs.getByRole("option", { name: /Noor/ }).waitFor();
  await theirs.keyboard.press("Enter");
  await expect.poll(() => field(theirs).inputValue()).toBe("Kitchen table, @noor ");
  await field(theirs).press("Control+Enter");
  await message(hers, 2).getByText("Kitchen table").waitFor();
  await message(theirs, 2).getByRole("link", { name: "@noor" }).waitFor();
  expect(await theirs.locator("article").count()).toBe(2);
  await hers.getByRole("button", { name: "Quote reply 2 by Maren" }).tap();
  await field(hers).fill("How many evenings?");
  await post(hers).tap();
  await message(theirs, 3).getByText("How many evenings?").waitFor();
  expect(await message(theirs, 3).locator("blockquote").innerText()).toContain("Kitchen table, @noor");
  await message(theirs, 2)
    .getByRole("button", { name: /^More for/ })
    .click();
  await theirs.getByRole("button", { name: "Edit reply" }).click();
  await theirs.getByRole("form", { name: "Edit your reply" }).getByRole("textbox").fill("Two evenings");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await message(hers, 2).getByText("Two evenings").waitFor();
  await message(hers, 2)
    .getByRole("button", { name: /^Edited/ })
    .click();
  await hers.getByRole("dialog", { name: "Earlier versions" }).getByText("Kitchen table").waitFor();
  await hers.keyboard.press("Escape");
  await message(theirs, 2)
    .getByRole("button", { name: /^More for/ })
    .click();
  await theirs.getByRole("button", { name: "Delete reply" }).click();
  await theirs.getByRole("dialog").getByRole("button", { name: "Delete reply" }).click();
  await message(hers, 2).getByText("Reply 2 was deleted.").waitFor();
});

test("who loses the line for a while misses nothing, and what they wrote meanwhile goes out once", async () => {
  const slug = await started(noor, "Moths");
  const page = await listeningTo(slug, maren, { expected: [refusedByTest, /ERR_INTERNET_DISCONNECTED/] });
  await page.context().setOffline(true);
  await says(ida, slug, "Lavender");
  await says(ida, slug, "Cedar");
  await field(page).fill("The freezer");
  await post(page).click();
  await page.getByText("You’re offline. Keep this page open and we’ll post it when you’re back.").waitFor();
  await page.context().setOffline(false);
  await message(page, 4).getByText("The freezer").waitFor();
  await message(page, 2).getByText("Lavender").waitFor({ timeout: 20_000 });
  await message(page, 3).getByText("Cedar").waitFor();
  expect(await page.locator("article").count()).toBe(4);
  expect(await field(page).inputValue()).toBe("");
});

test("reading goes on at the first unread reply, on another device too", async () => {
  const slug = await started(noor, "A long thread");
  await hemline.sql(`insert into site.messages (id, discussion_id, number, author_id, source, html, posted_at)
    select gen_random_uuid(), d.id, n, d.author_id, 'Stitch ' || n, '<p>Stitch ' || n || '</p>', now()
    from site.discussions d, generate_series(2, 60) n where d.slug = '${slug}'`);
  await hemline.sql(`update site.discussions set last_number = 60, message_count = 60 where slug = '${slug}'`);
  const one = await openAs(hemline, maren, paths.conversation(slug), phone);
  await message(one, 12).scrollIntoViewIfNeeded();
  await one.waitForResponse((response) => response.url().endsWith("/reading"));
  await one.context().close();
  const other = await openAs(hemline, maren, paths.conversation(slug));
  const first = other.getByText("New since your last visit");
  await first.waitFor();
  const number = Number(
    (
      await other
        .locator("article", { has: other.locator("p") })
        .nth(0)
        .getAttribute("id")
    )?.slice(8),
  );
  expect(number).toBeGreaterThan(1);
  await other.getByRole("link", { name: "Show previous replies" }).click();
  await message(other, 1).waitFor();
  await other.goto(`${paths.conversation(slug)}#message-55`);
  await message(other, 55).getByText("Stitch 55").waitFor();
  expect(new URL(other.url()).searchParams.get("around")).toBe("55");
  await other.getByRole("searchbox", { name: "Search this discussion" }).fill("stitch 30");
  await other.keyboard.press("Enter");
  await other.getByRole("link", { name: /Stitch 30/ }).click();
  await message(other, 30).waitFor();
});

test("a visitor reads without script, page by page, and writes after logging in", async () => {
  const slug = await started(noor, "Buttons");
  for (const text of ["Horn", "Shell"]) await says(ida, slug, text);
  const plain = await hemline.visit(paths.conversation(slug), { javaScriptEnabled: false });
  await plain.getByText("Shell").waitFor();
  await plain.goto(`${paths.conversation(slug)}?after=2`);
  expect(await plain.locator("article").count()).toBe(1);
  await plain.getByRole("link", { name: "Show previous replies" }).click();
  await plain.getByText("Horn").waitFor();
  const tilda = await memberOf(hemline, "Tilda");
  const page = await hemline.visit(paths.conversation(slug), touched);
  await hydrated(page);
  await field(page).fill("Wood, I think");
  await page.getByRole("link", { name: "Log in to reply" }).tap();
  await logIn(page, tilda);
  await message(page, 4).getByText("Wood, I think").waitFor();
});

test("an admin orders the groups by keys, pins and locks a discussion, and merges a group", async () => {
  await ida.calls("POST", api.adminGroups, { name: "Socks", colour: "red", mayRead: "everyone", mayPost: "members" });
  const slug = await started(noor, "Zips");
  const page = await openAs(hemline, ida, paths.adminGroups);
  const order = page.getByRole("list", { name: "Groups in their order" });
  await order.getByRole("button", { name: /^Move Socks/ }).press("ArrowUp");
  await page.getByText("Order saved").waitFor();
  await page.goto(paths.conversation(slug));
  await hydrated(page);
  for (const act of ["Pin to its group", "Lock discussion"]) {
    await page.getByRole("button", { name: "More for this discussion" }).click();
    await page.getByRole("button", { name: act, exact: true }).click();
    await page.getByText(act === "Lock discussion" ? "Locked" : "Pinned", { exact: true }).waitFor();
  }
  const hers = await openAs(hemline, noor, paths.conversation(slug));
  await hers.getByText("This discussion is locked. You can read it, but not reply.").waitFor();
  await page.goto(paths.adminGroup("socks"));
  await hydrated(page);
  await page.getByRole("button", { name: "Merge into another group" }).click();
  await page.getByRole("combobox", { name: "Merge into" }).selectOption("Mending");
  await page.getByRole("button", { name: "Merge groups" }).click();
  await page.getByRole("heading", { level: 1, name: "Mending" }).waitFor();
});
