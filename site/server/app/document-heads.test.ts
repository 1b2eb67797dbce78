import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { type RouteId, routeIds } from "../../shared/routes.ts";
import { createRender } from "../../web/entry.server.tsx";
import { hasStarted } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasNotebook } from "../notebook/testing/has-notebook.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import type { Person } from "../testing/person.ts";
import { routeAddresses } from "../testing/route-addresses.ts";
import { publicUrl, testSite } from "../testing/test-site.ts";

/** What search engines list, with the address that they shall know it by where that is another page's. */
const listed: { readonly [id in RouteId]?: "own" | "member" } = {
  home: "own",
  about: "own",
  contact: "own",
  privacy: "own",
  terms: "own",
  questions: "own",
  components: "own",
  login: "own",
  register: "own",
  looks: "own",
  look: "own",
  discussions: "own",
  conversation: "own",
  members: "own",
  member: "own",
  memberLooks: "member",
  memberProfile: "own",
  memberReviews: "own",
  memberWardrobe: "own",
  item: "own",
  brands: "own",
  brand: "own",
  brandProfile: "own",
  brandReviews: "own",
  brandCollections: "own",
  collection: "own",
  collectionReviews: "own",
  product: "own",
  reviews: "own",
  notebook: "own",
  notebookCategories: "own",
  notebookCategory: "own",
  entry: "own",
  paidSubscription: "own",
};

/** With one of everything, all of it Ada’s, who is an admin. */
async function filledSite() {
  const noFiles = { head: "", stylesheets: [], foot: "" };
  const renderPage = await createRender({ tagsOf: () => noFiles, criticalStyles: () => "" });
  const site = await testSite({ renderPage });
  const admin = await site.joins("Olive", "Oak", { role: "admin" });
  const look = await admin.posts("Rain at eleven", { text: "A coat for the rain." });
  const catalogue = await hasCatalogue(site);
  const review = await hasReview(site, { by: "olive", of: { kind: "product", slug: catalogue.product } });
  const { id: item } = await admin.adds("Loden coat", { brand: "Norr" });
  const outfit = await admin.combines("Walks", [item]);
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  const discussion = await hasStarted(admin, "How do you darn a heel?");
  const notebook = await hasNotebook(site);
  const named = { ...notebook, look: look.slug, member: "olive", item, outfit, review: review.id, group: "knitwear" };
  return { ...site, admin, addresses: routeAddresses({ ...named, ...catalogue, discussion }) };
}

interface Head {
  status: number;
  title: string;
  description: string;
  canonical: string | null;
  isListed: boolean;
  properties: Record<string, string>;
}

async function headAt(person: Person, address: string): Promise<Head> {
  const answer = await person.gets(address);
  const html = (await answer.text()).split("</head>")[0] ?? "";
  const text = (escaped = "") =>
    escaped.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const properties = Object.fromEntries(metas.map(([, name, content]) => [name, text(content)]));
  expect(html.match(/<title>/g) ?? [], `titles of ${address}`).toHaveLength(answer.status === 302 ? 0 : 1);
  return {
    status: answer.status,
    title: text(/<title>([^<]*)</.exec(html)?.[1]),
    description: properties.description ?? "",
    canonical: text(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]) || null,
    isListed: properties.robots !== "noindex",
    properties,
  };
}

describe("the head of a page", () => {
  test("that search engines list is complete and like no other’s", async () => {
    const { visitor, addresses } = await filledSite();
    const heads = new Map<RouteId, Head>();
    const pictures = new Set<string>();
    for (const [id, address] of addresses) if (listed[id]) heads.set(id, await headAt(visitor, address));
    for (const [id, address] of addresses) {
      const head = heads.get(id);
      if (!head) continue;
      const path = listed[id] === "member" ? paths.member("olive") : address;
      expect(head, id).toMatchObject({ status: 200, isListed: true, canonical: publicUrl + path });
      expect(head.title, id).toMatch(/^\S.* · Hemline$/);
      expect(head.description.length, `${id}: ${head.description}`).toBeGreaterThanOrEqual(70);
      expect(head.description.length, `${id}: ${head.description}`).toBeLessThanOrEqual(155);
      expect(head.properties, id).toMatchObject({
        "og:site_name": "Hemline",
        "og:title": head.title.replace(/ · Hemline$/, ""),
        "og:description": head.description,
        "og:url": head.canonical,
        "og:image:type": "image/jpeg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringMatching(/\S/),
        "twitter:card": "summary_large_image",
      });
      pictures.add(head.properties["og:image"] ?? "");
    }
    // Drawn by whatever page names it first.
    for (const address of pictures) {
      const answer = await visitor.gets(address.replace(publicUrl, ""));
      expect([answer.status, answer.headers.get("content-type")], address).toEqual([200, "image/jpeg"]);
    }
    const own = [...heads].filter(([id]) => listed[id] === "own").map(([, head]) => head);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(own.map(({ description }) => description)).size).toBe(own.length);
  });

  test("that is for its member or for admins says that it is not to be listed", async () => {
    const { admin, visitor, addresses } = await filledSite();
    const unlisted = routeIds.filter((id) => !listed[id]);
    for (const [id, address] of addresses.filter(([one]) => unlisted.includes(one)))
      for (const person of [visitor, admin]) {
        const { status, isListed, canonical } = await headAt(person, address);
        if (status === 301 || status === 302) continue;
        expect({ isListed, canonical }, `${id} at ${address}`).toEqual({ isListed: false, canonical: null });
      }
  });

  test("has an address without what only leads there", async () => {
    const { visitor } = await filledSite();
    for (const [address, canonical] of [
      ["/looks?season=winter&utm_source=letter", "/looks"],
      ["/members?sort=looks&fbclid=1", "/members"],
      ["/brands?letter=n", "/brands"],
      ["/discussions?group=knitwear&ref=1", "/discussions?group=knitwear"],
      ["/about?utm_campaign=spring", "/about"],
      ["/login?to=%2Flooks", "/login"],
    ] as const)
      expect((await headAt(visitor, address)).canonical, address).toBe(publicUrl + canonical);
  });

  test("of a look that not everybody sees, or of no page, is not listed", async () => {
    const { ada, admin, visitor } = await filledSite();
    await ada.posts("Only mine", { audience: "me" });
    expect(await headAt(ada, paths.look("only-mine"))).toMatchObject({ status: 200, isListed: false });
    for (const person of [visitor, admin])
      expect(await headAt(person, "/looks/nowhere")).toMatchObject({ status: 404, isListed: false });
  });
});
