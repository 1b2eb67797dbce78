import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { type RouteId, routeIds, routes } from "../../shared/routes.ts";
import { type Cast, openCast } from "../testing/cast/cast.ts";
import { type Example, exampleOf } from "../testing/cast/examples.ts";
import { answeredRow, type Row, readTable, writeRow } from "../testing/cast/permission-table.ts";
import type { Role } from "../testing/cast/roles.ts";
import { pagePermissions } from "./testing/page-permissions.ts";

const rows = readTable(pagePermissions);

/** Addresses that are no pages, and pages that name their noun in the query. */
const otherAddresses: Record<string, (example: Example) => string> = {
  photo: ({ photo }) => (photo ? paths.photo(photo.id, photo.version, 40, "webp") : ""),
  robots: () => "/robots.txt",
  sitemap: () => "/sitemap.xml",
  "openGraph look": ({ slug }) => paths.openGraph("looks", slug, "1"),
  "openGraph member": ({ slug }) => paths.openGraph("members", slug, "1"),
  "openGraph item": ({ id }) => paths.openGraph("items", id, "1"),
  "openGraph brand": ({ slug }) => paths.openGraph("brands", slug, "1"),
  "openGraph product": ({ slug }) => paths.openGraph("products", slug, "1"),
  "openGraph collection": ({ slug, id }) => paths.openGraph("collections", `${slug}/${id}`, "1"),
  "openGraph entry": ({ slug }) => paths.openGraph("entries", slug, "1"),
  "openGraph category": ({ slug }) => paths.openGraph("categories", slug, "1"),
  "openGraph message": ({ slug }) => paths.openGraph("discussions", slug, "1"),
  "memberFollowers request": ({ owner }) => paths.memberFollowers(owner.slug),
};
const queries: Record<string, (example: Example) => string> = {
  "lookComments comment": ({ id }) => `?comment=${id}`,
  "entryComments comment": ({ id }) => `?comment=${id}`,
  "saved folder": ({ id }) => `?folder=${id}`,
  "planner plan": () => "?from=2026-01-30",
  "newOutfit wear press": ({ slug }) => `?items=${slug}`,
};

/** Both formats have one loader: the document is asked for in one state of each page. */
const isFirstOfItsPage = (row: Row) => rows.find(({ name }) => name === row.name) === row;

const isPage = (name: string): name is RouteId => name in routes;

function addressOf({ name, noun }: Row, example: Example): string {
  const other = otherAddresses[name] ?? otherAddresses[`${name} ${noun}`];
  if (other || !isPage(name)) return other?.(example) ?? "";
  return (
    routes[name].path.replace(/:(slug|categorySlug)/, example.slug).replace(/:(id|collectionSlug)/, example.id) +
    (queries[`${name} ${noun}`]?.(example) ?? "")
  );
}

/** `head` for a page without the words of what it is about. */
async function cellOf({ personIn }: Cast, row: Row, example: Example, role: Role): Promise<string> {
  const person = personIn(role, example);
  const address = addressOf(row, example);
  if (!isPage(row.name)) return String((await person.gets(address)).status);
  const payload = await person.opens(address);
  const status = payload.kind === "error" ? payload.status : payload.kind === "redirect" ? 302 : 200;
  if (isFirstOfItsPage(row) && (await person.gets(address)).status !== status) return `not ${status} as a document`;
  const showsWords = row.noun === "-" || JSON.stringify(payload).includes(example.words);
  return status === 200 && !showsWords ? "head" : String(status);
}

test("every page answers every role as the table says", async () => {
  const cast = await openCast();
  const answered: Row[] = [];
  for (const row of rows) {
    const example = exampleOf(cast.examples, row);
    answered.push(await answeredRow(row, (role) => cellOf(cast, row, example, role)));
  }
  expect(answered.map(writeRow)).toEqual(rows.map(writeRow));
});

test("the table has a row for every page", () => {
  const named = new Set(rows.map(({ name }) => name).filter(isPage));
  expect([...named].sort()).toEqual([...routeIds].sort());
});
