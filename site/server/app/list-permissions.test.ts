import { expect, test } from "vitest";
import type { Pages } from "../../shared/pages.ts";
import { api, paths } from "../../shared/paths.ts";
import { rankLooks } from "../looks/popular/rank-looks.ts";
import { type Cast, openCast } from "../testing/cast/cast.ts";
import { type Example, exampleOf } from "../testing/cast/examples.ts";
import { answeredRow, type Row, readTable, writeRow } from "../testing/cast/permission-table.ts";
import type { Role } from "../testing/cast/roles.ts";
import type { Person } from "../testing/person.ts";
import { wholeSitemap } from "../testing/whole-sitemap.ts";
import { listPermissions } from "./testing/list-permissions.ts";

const rows = readTable(listPermissions);

const wordsOf = (slug: string) => slug.replaceAll("-", " ");

const memberLooks = ({ owner }: Example) => paths.memberLooks(owner.slug);

const addresses: Record<string, (example: Example) => string> = {
  looks: () => `${paths.looks}?part=list`,
  "looks of a colour": () => `${paths.looks}?colour=red&part=list`,
  "looks of the member": (example) => `${memberLooks(example)}?part=list`,
  "newest of the member": (example) => `${memberLooks(example)}?sort=newest&part=list`,
  "popular looks": () => `${paths.looks}?feed=popular&part=list`,
  "looks of followed members": () => `${paths.looks}?feed=following&part=list`,
  "more of the member": () => paths.look("public-coat"),
  "saved looks": () => `${paths.saved}?part=list`,
  sitemap: () => "/sitemap.xml",
  members: () => `${paths.members}?part=list`,
  "members by followers": () => `${paths.members}?sort=followers&part=list`,
  "members by looks": () => `${paths.members}?sort=looks&part=list`,
  "members by name": ({ slug }) => `${paths.members}?search=${slug}&part=list`,
  "members followed by one": () => `${paths.memberFollowing("follower")}?part=list`,
  followers: () => `${paths.memberFollowers("mara")}?part=list`,
  "followers of a brand": () => `${paths.brandFollowers("public-brand")}?part=list`,
  reviews: () => `${paths.reviews}?part=list`,
  "helpful reviews": () => `${paths.reviews}?sort=helpful&part=list`,
  "reviews of followed members": () => `${paths.reviews}?by=following&part=list`,
  "helpful reviews of followed members": () => `${paths.reviews}?by=following&sort=helpful&part=list`,
  "reviews of a brand by followed members": () => `${paths.brandReviews("public-brand")}?by=following&part=list`,
  "reviews at home": () => paths.home,
  "reviews of a brand": () => `${paths.brandReviews("public-brand")}?part=list`,
  "reviews of the member": ({ owner }) => `${paths.memberReviews(owner.slug)}?part=list`,
  brands: () => `${paths.brands}?part=list`,
  "brands by followers": () => `${paths.brands}?sort=followers&part=list`,
  "brands by name": ({ slug }) => `${paths.brands}?search=${slug}&part=list`,
  "found looks": ({ slug }) => paths.searchFor(wordsOf(slug), "looks"),
  "found looks of a colour": ({ slug }) => paths.searchFor(wordsOf(slug), "looks", { colour: "red" }),
  "found members": ({ slug }) => paths.searchFor(slug, "members"),
  "found brands": ({ slug }) => paths.searchFor(slug, "brands"),
  "found products": ({ slug }) => paths.searchFor(wordsOf(slug), "products"),
  "found entries": ({ slug }) => paths.searchFor(wordsOf(slug), "entries"),
  discussions: () => `${paths.discussions}?part=list`,
  "found discussions": ({ slug }) => paths.searchFor(wordsOf(slug), "discussions"),
  "last words of discussions": () => `${paths.discussions}?part=list`,
  "last words of found discussions": ({ slug }) => paths.searchFor(wordsOf(slug), "discussions"),
  "found own things": () => paths.searchFor("hat", "wardrobe"),
  "products of every state": () => paths.adminProducts,
  "brands of a letter": ({ slug }) => `${paths.brands}?letter=${slug[0]}&part=list`,
  "members of every standing": () => paths.adminMembers,
  comments: ({ slug }) => `${paths.lookComments(slug)}?part=list`,
  "comments of an entry": ({ slug }) => `${paths.entryComments(slug)}?part=list`,
  messages: ({ slug }) => `${paths.conversation(slug)}?part=list`,
  notebook: () => `${paths.notebook}?part=list`,
  "entries of a category": () => `${paths.notebookCategory("seams")}?part=list`,
  "entries of the member": ({ owner }) => `${paths.memberProfile(owner.slug)}?part=list`,
  "feed of the notebook": () => paths.notebookFeed("json"),
  "entries of every state": () => `${paths.adminNotebook}?part=list`,
  notifications: () => `${paths.notifications}?part=list`,
  "looks at home": () => paths.home,
  "entries at home": () => paths.home,
  "suggested members": () => paths.home,
};

/** A list of the home page; of these, visitors have the looks and entries alone. */
function listAtHome(name: string, home: Pages["home"]): unknown {
  if (home.kind === "visitor")
    return { "entries at home": home.entries, "looks at home": [home.hero, home.looks] }[name] ?? [];
  if (name === "suggested members") return home.suggestions;
  const kinds = { "entries at home": ["entry"], "looks at home": ["look", "pair"] }[name] ?? ["review"];
  return home.stories.items.filter(({ kind }) => kinds.includes(kind));
}

/** What a list holds for a person, without the page around it. */
async function listAt(name: string, address: string, person: Person): Promise<string> {
  if (address === "/sitemap.xml") return wholeSitemap(person);
  if (address === paths.notebookFeed("json")) return (await person.gets(address)).text();
  const payload = await person.opens(address);
  if (payload.kind === "list") return JSON.stringify(payload.list);
  if (payload.kind !== "page") return "";
  const { page } = payload;
  if (page.id === "home") return JSON.stringify(listAtHome(name, page.data));
  return JSON.stringify(page.id === "look" ? page.data.more : page);
}

/** How an example stands in a list. */
function markOf({ name, noun }: Row, { slug, id, words }: Example): string {
  if (name === "sitemap" && noun === "message") return `${paths.conversation(slug)}<`;
  if (name === "sitemap") return noun === "entry" ? `${paths.entry(slug)}<` : `/${noun}s/${slug}<`;
  if (name === "feed of the notebook") return `${paths.entry(slug)}"`;
  if (name === "found own things") return `"id":"${id}"`;
  if (name === "discussions" || name === "found discussions") return `"slug":"${slug}"`;
  return ["comment", "review", "message"].includes(noun) ? words : `"slug":"${slug}"`;
}

/** Visitors have three of the entries at home, chosen by the day: on this one, those that Olga wrote. */
const noon = Date.parse("2026-03-09T12:00:00Z");

/** Saves and likes what there is, and has it ranked. */
function openToReaders(): Promise<Cast> {
  const start = Date.now();
  return openCast({
    clock: () => new Date(noon + Date.now() - start),
    async whileOpen({ context }, readers, look) {
      const slugs = Object.values(look).map(({ slug }) => slug);
      for (const slug of slugs)
        for (const reader of readers) {
          await reader.sends("PUT", api.lookSave(slug));
          await reader.likes(slug);
        }
      await rankLooks(context);
    },
  });
}

async function askLists({ examples, personIn }: Cast): Promise<Row[]> {
  const found: Row[] = [];
  const read = new Map<string, Promise<string>>();
  for (const row of rows) {
    const example = exampleOf(examples, row);
    const address = addresses[row.name]?.(example) ?? "";
    const cellOf = async (role: Role) => {
      const person = personIn(role, example);
      const key = `${role} ${person.slug} ${row.name} ${address}`;
      const reading = read.get(key) ?? listAt(row.name, address, person);
      read.set(key, reading);
      return (await reading).includes(markOf(row, example)) ? "in" : "-";
    };
    found.push(await answeredRow(row, cellOf));
  }
  return found;
}

test("every list shows every role what the table says", async () => {
  const cast = await openToReaders();
  expect((await askLists(cast)).map(writeRow)).toEqual(rows.map(writeRow));
});
