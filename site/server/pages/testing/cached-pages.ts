import { api } from "../../../shared/paths.ts";
import { hasBrand } from "../../brands/testing/has-brand.ts";
import { hasCollection } from "../../collections/testing/has-collection.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import { hasCategory } from "../../notebook/testing/has-category.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import { hasProduct } from "../../products/testing/has-product.ts";
import { hasReview } from "../../reviews/testing/has-review.ts";
import type { Person } from "../../testing/person.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";

/** Gwen’s, of the cape. */
export const reviewOfCape = "01890000-0000-7000-8000-000000000001";

/** Visitors' pages: one of every kind, of the looks and members below. */
export const addresses = [
  "/",
  "/about",
  "/looks",
  "/looks?season=winter",
  "/looks/rain",
  "/looks/rain/comments",
  "/looks/snow",
  "/looks/sun",
  "/members",
  "/members?sort=followers",
  "/members?search=ada",
  "/members/ada",
  "/members/ada/looks",
  "/members/ada/profile",
  "/members/ada/followers",
  "/members/ada/wardrobe",
  "/members/bea",
  "/members/bea/followers",
  "/members/cleo",
  "/members/cleo/following",
  "/brands",
  "/brands?sort=followers",
  "/brands/norr",
  "/brands/norr/profile",
  "/brands/norr/reviews",
  "/brands/norr/followers",
  "/brands/norr/collections",
  "/brands/norr/collections/autumn",
  "/products/cape",
  "/products/cape/owners",
  "/reviews",
  `/reviews/${reviewOfCape}/history`,
  "/discussions",
  "/discussions/hems/conversation",
  "/notebook",
  "/notebook/categories",
  "/notebook/categories/care",
  "/notebook/wool",
  "/notebook/wool/comments",
] as const;

export type Address = (typeof addresses)[number];

/** Slices of their lists, as scripts fetch them. */
const slices = [
  "/looks",
  "/looks/rain/comments",
  "/looks/sun/comments",
  "/members",
  "/members/ada/looks",
  "/members/ada/followers",
  "/members/ada/wardrobe",
  "/members/bea/looks",
  "/members/bea/followers",
  "/members/cleo/followers",
  "/members/cleo/following",
  "/brands",
  "/brands/norr",
  "/brands/norr/followers",
  "/brands/norr/collections",
  "/brands/norr/collections/autumn",
  "/brands/norr/reviews",
  "/products/cape/owners",
  "/reviews",
  `/reviews/${reviewOfCape}/history`,
  "/discussions",
  "/discussions/hems/conversation",
  "/notebook",
  "/notebook/categories/care",
  "/notebook/wool/comments",
].map((address) => `${address}/_payload.json?part=list`);

export interface CommunityOfPages extends TestSite {
  bea: Person;
  cleo: Person;
  edda: Person;
  fay: Person;
  gwen: Person;
  root: Person;
  /**
   * Opens all pages, lets somebody act, and opens them again.
   * @returns the status of the act's answer, and the pages that had to be rendered again
   */
  pagesAfter(act: () => Promise<unknown>): Promise<{ answer: unknown; forgotten: Address[] }>;
  /** The cached pages and slices that are not as they would be rendered now. */
  outdatedPages(): Promise<string[]>;
}

/** Ada has posted Rain, worn in winter, and Snow; Bea has posted Sun; Cleo follows Ada, and names Bea in a comment on Rain. Norr is a brand with a collection, and sells a cape that Gwen has reviewed. Root is an admin. Edda is on no page; Fay has started a discussion about hems. Wool is an entry in the category Care. Dora only reads. */
export async function communityOfPages(): Promise<CommunityOfPages> {
  const rendered = new Set<string>();
  const site = await testSite({
    renderPage: async ({ url, payload }) => {
      rendered.add(url);
      return { html: `<!DOCTYPE html><title>Page</title><pre>${JSON.stringify(payload)}</pre>`, inlineStyles: "" };
    },
    pageLifetimeMs: 600_000,
    listen: (_, { onConnected }) => {
      onConnected();
      return { close: async () => undefined };
    },
  });
  const { ada, joins, visitor, reach } = site;
  const [bea, cleo, root] = [await joins("Bea"), await joins("Cleo"), await joins("Root", "", { role: "admin" })];
  const [edda, fay, gwen] = [await joins("Edda"), await joins("Fay"), await joins("Gwen")];
  await joins("Dora");
  await ada.posts("Rain", { season: "winter" });
  await ada.posts("Snow");
  await bea.posts("Sun");
  await cleo.follows("ada");
  await cleo.comments("rain", "Like yours, @bea");
  await hasBrand(site, { slug: "norr" });
  await hasCollection(site, { brand: "norr", slug: "autumn" });
  await hasProduct(site, { brand: "norr", slug: "cape" });
  await hasReview(site, { id: reviewOfCape, by: "gwen", of: { kind: "product", slug: "cape" } });
  await hasGroup(site, { slug: "talk" });
  await fay.sends("POST", api.discussions, { group: "talk", title: "Hems", text: "By hand or not?" });
  await hasCategory(site, { slug: "care" });
  await hasEntry(site, { slug: "wool", categories: ["care"] });
  await site.drain();

  const opened = async (address: string) => (await visitor.gets(address)).text();
  /** A dead token sees what visitors see, and nothing of it is cached. */
  const actual = async (address: string) => (await reach(address, { headers: { Cookie: "token=dead" } })).text();

  // The first page that is stored makes the site listen to other processes, and forget what it stored before.
  await Promise.all(addresses.map(opened));

  async function pagesAfter(act: () => Promise<unknown>) {
    await Promise.all([...addresses, ...slices].map(opened));
    const answer = statusOf(await act());
    rendered.clear();
    await Promise.all(addresses.map(opened));
    return { answer, forgotten: addresses.filter((address) => rendered.has(address)) };
  }

  async function outdatedPages() {
    const all = [...addresses, ...slices];
    const areCurrent = await Promise.all(
      all.map(async (it) => withoutNow(await opened(it)) === withoutNow(await actual(it))),
    );
    return all.filter((_, at) => !areCurrent[at]);
  }
  return { ...site, bea, cleo, edda, fay, gwen, root, pagesAfter, outdatedPages };
}

/** Pages with relative times say their minute, and another may have begun. */
const withoutNow = (page: string) => page.replace(/"now":"[^"]+"/g, "");

const statusOf = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "status" in answer ? answer.status : null;
