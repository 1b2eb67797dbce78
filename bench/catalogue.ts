import type { Database } from "@hemline/database";
import { api, paths } from "../site/shared/paths.ts";
import { reviewOrders } from "../site/shared/reviews/review-options.ts";
import { cursorAmongReviews, cursorOfPage, productsToReview, reviewsToVoteOn } from "./catalogue/places-in-lists.ts";
import { seedCatalogue, sessions } from "./catalogue/seed-catalogue.ts";
import { tokenOf } from "./community/seed-community.ts";
import { measureEach, measureRequests } from "./processes/measure-requests.ts";
import { printMachineSpeed } from "./processes/print-machine-speed.ts";
import type { Running } from "./processes/run-hemline.ts";
import type { LoadRequest } from "./processes/run-load.ts";
import { photosComplete, withSeededHemline } from "./processes/with-seeded-hemline.ts";

/** So many times fewer of everything. */
const part = Number(process.env.PART ?? 1);

/** In ms of CPU; of page 500 beside the first page as a ratio. */
const bars = { visitorPage: 1.5, memberPage: 1.8, json: 0.3, write: 1, farPage: 1.3 };

/** Pages, calls and writes with 5,000 brands, 200,000 products and a million reviews, or a part of them. */
export const measure = (): Promise<void> =>
  withSeededHemline(part === 1 ? "catalogue" : `catalogue-${part}`, async (hemline, db) => {
    await seedCatalogue(db, { members: Math.floor(50_000 / part), part }, () => photosComplete(db));
    await printMachineSpeed();
    await measureVisitors(hemline);
    for (const [what, path] of Object.entries(pages))
      await measureRequests(hemline, `${what}, member`, reads(path), bars.memberPage);
    await measureLists(hemline, db);
    for (const [what, texts] of Object.entries(typed))
      await measureEach(hemline, `${what}, typed letter by letter`, typing(what, texts), bars.json);
    await measureWrites(hemline, db);
    const { app, database } = hemline.memoryMb();
    process.stdout.write(`memory after it: app ${app.toFixed(0)} MB, database ${database.toFixed(0)} MB\n`);
  });

const largeBrand = "bench-brand-1";
const popular = paths.product("bench-product-1");

const pages = {
  "/brands": paths.brands,
  "/brands, one letter": `${paths.brands}?letter=n`,
  "/brands, most followed": `${paths.brands}?sort=followers`,
  "/brands, a search": `${paths.brands}?search=norvk`,
  "a brand": paths.brand("bench-brand-40"),
  "the brand of 5,000 products": paths.brand(largeBrand),
  "its reviews": paths.brandReviews(largeBrand),
  "a lookbook's reviews": paths.collectionReviews(largeBrand, "lookbook-3"),
  "a product": paths.product("bench-product-777"),
  "the product of 20,000 reviews": popular,
  "its owners": paths.productOwners("bench-product-1"),
  "/reviews": paths.reviews,
  "/reviews, one category and four stars": `${paths.reviews}?category=coat&stars=4`,
  "/reviews, a category without any": `${paths.reviews}?category=gloves`,
};

const by = (number: number) => ({ Authorization: `Bearer ${tokenOf(number)}` });
const reads = (path: string): LoadRequest[] => [{ path, headers: by(1) }];
const listOf = (path: string) => path.replace(/\?|$/, (mark) => `/_payload.json?part=list${mark && "&"}`);

/** Each page once, so that none comes out of the cache. */
async function measureVisitors(hemline: Running): Promise<void> {
  const each = (count: number, pathOf: (number: number) => string): LoadRequest[] =>
    Array.from({ length: count }, (_, at) => ({ path: pathOf(at + 2), headers: {} })).filter(
      (_, at) => (at + 2) % 83 > 0 && (at + 2) % 97 > 0,
    );
  const brand = (number: number) => paths.brand(`bench-brand-${number}`);
  const product = (number: number) => paths.product(`bench-product-${number}`);
  const brands = Math.floor(4_900 / part);
  const products = Math.min(3_000, Math.floor(190_000 / part));
  await measureEach(hemline, "brands, visitor, not cached", each(brands, brand), bars.visitorPage);
  await measureEach(hemline, "products, visitor, not cached", each(products, product), bars.visitorPage);
  const json = each(products, (number) => `${product(number)}/_payload.json?part=list`);
  await measureEach(hemline, "reviews of products, visitor, JSON", json, bars.json);
}

/** Each order of the long lists: its beginning and a page far behind. */
async function measureLists(hemline: Running, db: Database): Promise<void> {
  for (const order of reviewOrders) {
    const all = `${paths.reviews}?sort=${order}`;
    const page500 = await cursorOfPage(db, order, 500);
    await compare(hemline, `/reviews, ${order}`, all, `${all}&after=${page500}`, "500th page");
    const filtered = `${popular}?sort=${order}&fit=large&worn=10`;
    const far = await cursorAmongReviews(db, order);
    await compare(hemline, `filtered reviews of a product, ${order}`, filtered, `${filtered}&after=${far}`, "far page");
  }
}

async function compare(hemline: Running, what: string, first: string, far: string, place: string): Promise<void> {
  const near = await measureRequests(hemline, `${what}, first page, JSON`, reads(listOf(first)), bars.json);
  const behind = await measureRequests(hemline, `${what}, ${place}, JSON`, reads(listOf(far)), bars.json);
  process.stdout.write(`${what}: ${place} is ${(behind / near).toFixed(2)} times the first (bar ${bars.farPage})\n`);
}

const typed = {
  brands: ["norvik", "halmont denim", "quinberg"],
  products: ["wool coat", "pleated silk skirt 7", "norvik boxy", "bench", "washed denim jeans 1042"],
  "products of one brand": ["wool coat", "linen shirt", "quilted"],
};

/** What a choice of names asks while so many members type: each beginning of each text. */
function typing(what: string, texts: readonly string[]): LoadRequest[] {
  const call = what === "brands" ? api.brandNames : api.productNames;
  const within = what === "products of one brand" ? `&brand=${largeBrand}` : "";
  const beginnings = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  return Array.from({ length: 1_000 }, (_, at) => {
    const search = beginnings[at % beginnings.length] ?? "";
    return { path: `${call}?search=${encodeURIComponent(search)}${within}`, headers: by(1 + (at % sessions)) };
  });
}

async function measureWrites(hemline: Running, db: Database): Promise<void> {
  const voted = await reviewsToVoteOn(db, sessions);
  const votes = (["PUT", "DELETE"] as const).flatMap((method) =>
    voted.map((id, at) =>
      sending(method, api.reviewVote(id), at + 1, method === "PUT" ? { helpful: true } : undefined),
    ),
  );
  await measureRequests(hemline, "a vote", votes, bars.write);
  const drafts = await productsToReview(db, sessions, 3);
  await measureEach(hemline, "a review", drafts.map(posting), bars.write);
}

function sending(method: "PUT" | "POST" | "DELETE", path: string, member: number, draft?: object): LoadRequest {
  if (draft === undefined) return { method, path, headers: by(member) };
  const headers = { ...by(member), "Content-Type": "application/json" };
  return { method, path, headers, body: JSON.stringify(draft) };
}

const posting = ([member, slug]: [number, string], at: number): LoadRequest =>
  sending("POST", api.newReviews, member, {
    subject: { kind: "product", slug },
    halves: 7,
    fit: "true",
    text: `The cloth got softer with each wash, and the seams held. Written at ${Date.now()}, as number ${at}.`,
  });
