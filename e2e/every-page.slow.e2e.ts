import { readdirSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../site/shared/paths.ts";
import { routes } from "../site/shared/routes.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { norr, opensNorrAndSund } from "./testing/norr-and-sund.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;
const look = "ink-and-paper";
let owner: { email: string; slug: string; cookie: string };
let item: string;
let outfit: string;
let review: string;

beforeAll(async () => {
  hemline = await openHemline();
  owner = await postLook();
  await hemline.appoints(owner.slug);
  item = await add(api.items, { name: "Red coat", category: "coat", colours: ["red"], brand: "Norr & Sund" });
  outfit = await add(api.outfits, { name: "Red and black", items: [item] });
  await opensNorrAndSund(hemline, owner.cookie);
  await add(api.brandFollow(norr.brand), {}, "PUT");
  await reviewTwice();
  await talk();
  await add(api.wears, { items: [item], on: new Date().toISOString().slice(0, 10) });
});
afterAll(() => hemline.close());

/** To the owner's wardrobe. @returns the id */
async function add(path: string, draft: object, method = "POST"): Promise<string> {
  const answer = await fetch(hemline.address + path, {
    method,
    headers: { Origin: hemline.address, Cookie: owner.cookie, "Content-Type": "application/json" },
    body: JSON.stringify(draft),
  });
  expect(answer.status).toBe(200);
  const { data }: { data: { id: string } | null } = await answer.json();
  return data?.id ?? "";
}

/** What the review of the coat said first is in its history. The first review of a new member would wait. */
async function reviewTwice(): Promise<void> {
  await hemline.sql(`update site.members set created_at = now() - interval '30 days' where slug = '${owner.slug}'`);
  const subject = { kind: "product", slug: norr.product };
  const said = (text: string) => ({ subject, halves: 8, fit: "true", sizeBought: "M", quality: 4, text });
  review = await add(api.newReviews, said("Warm enough for a Sunday in January."));
  await add(api.review(review), said("Warm enough for every day of January."), "PUT");
}

/** A discussion with an answer, in a group of its own. */
async function talk(): Promise<void> {
  await add(api.adminGroups, { name: "Hems", colour: "teal", mayRead: "everyone", mayPost: "members" });
  await add(api.discussions, { group: "hems", title: "By hand", tags: ["hand sewing"], text: "Or **not**?" });
  await add(api.messages("by-hand"), { text: "Slowly, @olive.", quote: { number: 1, text: "Or not?" } });
}

/** A member with one look and two followers, so that no list is empty. */
async function postLook() {
  const origin = { Origin: hemline.address };
  const json = { "Content-Type": "application/json", ...origin };
  const call = (path: string, init: RequestInit) => fetch(hemline.address + path, init);
  const password = "three coats and a scarf";
  const join = async (name: string) => {
    const draft = { first_name: name, email: `${name.toLowerCase()}@example.org`, password };
    const joined = await call("/api/register", { method: "POST", headers: json, body: JSON.stringify(draft) });
    const { message }: { message: { profile: { slug: string } } } = await joined.json();
    await hemline.verifies(draft.email);
    return {
      email: draft.email,
      slug: message.profile.slug,
      cookie: joined.headers.get("set-cookie")?.split(";")[0] ?? "",
    };
  };
  const { email, slug, cookie } = await join("Olive");
  const others = [await join("Rosa"), await join("Tilda")];
  const id = crypto.randomUUID();
  const body = new Uint8Array(await redAndBlue());
  await call(`/api/photos/${id}`, {
    method: "PUT",
    headers: { ...origin, cookie, "Content-Type": "image/jpeg" },
    body,
  });
  const posted = {
    title: "Ink and paper",
    text: "Red beside blue.",
    occasion: "work",
    season: "winter",
    photos: [{ id, alt: "A red half and a blue half" }],
    tags: [{ photo: id, x: 0.25, y: 0.5, name: "Red coat" }],
  };
  const answer = await call("/api/looks", {
    method: "POST",
    headers: { ...json, cookie },
    body: JSON.stringify(posted),
  });
  expect(answer.status).toBe(200);
  const follow = (from: string, to: string) =>
    call(`/api/members/${to}/follow`, { method: "PUT", headers: { ...origin, cookie: from } });
  for (const other of others) await follow(other.cookie, slug);
  await follow(cookie, others[0]?.slug ?? "");
  return { email, slug, cookie };
}

const addressOf = (path: string) =>
  path.replace(":slug", slugIn(path)).replace(":collectionSlug", norr.collection).replace(":id", idIn(path));

function idIn(path: string): string {
  if (path.startsWith("/reviews")) return review;
  return path.startsWith("/members") ? item : outfit;
}

function slugIn(path: string): string {
  if (path.startsWith("/members")) return owner.slug;
  if (path.includes("/brands/")) return norr.brand;
  if (path.includes("/groups/")) return "hems";
  if (path.startsWith("/discussions/")) return "by-hand";
  return path.includes("/products/") ? norr.product : look;
}

const patterns = Object.entries(routes).map(([id, { path }]) => ({ id, path }));
/** Pages that send one of the two elsewhere, or refuse them, are looked at by the other. */
const onlyMembers = new Set([
  "postLook",
  "startDiscussion",
  "editLook",
  "addItems",
  "importItems",
  "outfits",
  "newOutfit",
  "outfit",
  "planner",
  "statistics",
  "saved",
  "writeReview",
  "writeCollectionReview",
  "notifications",
  "billingSuccess",
]);
const onlyVisitors = new Set(["login", "register"]);

async function faultsOn(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const faults = await accessibilityFaults(page);
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  await page.close();
  return [...faults, ...(scrolls ? ["the page scrolls sideways"] : [])];
}

const assets = new URL("../site/dist/client/assets/", import.meta.url);
const stylesheets = readdirSync(assets).flatMap((name) => (name.endsWith(".css") ? [`/assets/${name}`] : []));

/** What the stylesheets of all pages change on one that is drawn with the styles of its document. */
async function changesByStylesheets(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await page.evaluate(stylesOfElements);
  const own = await page.evaluate((hrefs) => {
    const links = hrefs.map((href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    const { length } = document.styleSheets;
    document.head.append(...links);
    return length;
  }, stylesheets);
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(own + stylesheets.length);
  const after = await page.evaluate(stylesOfElements);
  await page.close();
  expect(after.length).toBe(before.length);
  const same = new Set(before);
  return after.filter((style) => !same.has(style));
}

/**
 * Where every element of a page is and every property it has, but for margins and custom properties. Of a margin `auto`
 * Chromium reports sometimes the word, sometimes the pixels; a document carries only the custom properties that something
 * in it reads. Runs in the browser.
 */
function stylesOfElements(): string[] {
  return [...document.body.querySelectorAll("*")].flatMap((element, index) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !/^(margin|--)/.test(name));
    return [`box: ${[x, y, width, height]}`, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].map(
      (property) => `${index} ${element.className} ${property}`,
    );
  });
}

/** Several pages at once: a page is mostly waited for. */
async function nothingWrongOn(
  context: BrowserContext,
  pages: readonly { path: string }[],
  faultsOf: (context: BrowserContext, path: string) => Promise<string[]> = faultsOn,
) {
  const waiting = [...pages];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      expect.soft(await faultsOf(context, addressOf(next.path)), next.path).toEqual([]);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

/** A limit for all the pages together. */
const allPages = { timeout: 900_000 };

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const screens = sizes.flatMap((viewport) =>
  (["light", "dark"] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

const forVisitors = patterns.filter(({ id, path }) => !onlyMembers.has(id) && !/^\/(admin|settings)/.test(path));
const forMembers = patterns.filter(({ id }) => !onlyVisitors.has(id));

async function logsIn(context: BrowserContext) {
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url: hemline.address }]);
}

describe.each(sizes)("without script, at $width px", allPages, (viewport) => {
  const withoutScript = () => hemline.person({ viewport, javaScriptEnabled: false, reducedMotion: "reduce" });

  test("a visitor sees every page complete with the styles in its document", async () => {
    await nothingWrongOn(await withoutScript(), forVisitors, changesByStylesheets);
  });

  test("a member sees every page complete with the stylesheets of its document", async () => {
    const context = await withoutScript();
    await logsIn(context);
    await nothingWrongOn(context, forMembers, changesByStylesheets);
  });
});

describe.each(screens)("a visitor at $viewport.width px, $colorScheme", allPages, (screen) => {
  test("finds nothing that stands in the way on any page", async () => {
    const context = await hemline.person(screen);
    await nothingWrongOn(context, forVisitors);
  });
});

describe.each(screens)("a member at $viewport.width px, $colorScheme", allPages, (screen) => {
  test("finds nothing that stands in the way on any page", async () => {
    const context = await hemline.person(screen);
    await logsIn(context);
    // With an open stream the network is never idle.
    await context.route("**/api/live", (route) => route.fulfill({ status: 204 }));
    await nothingWrongOn(context, forMembers);
  });
});
