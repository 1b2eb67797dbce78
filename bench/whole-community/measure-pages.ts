import type { Route } from "../../site/shared/route.ts";
import { type RouteId, routes } from "../../site/shared/routes.ts";
import { exampleAddresses } from "./example-addresses.ts";
import { measureReads, missed } from "./measure-fetches.ts";
import type { OpenSite } from "./open-site.ts";
import { seededExamples, tokens } from "./seeded-examples.ts";

const visitorBars = { cpuMs: 1.5, queries: 12 };
const memberBars = { cpuMs: 1.8, queries: 12 };
const jsonBars = { cpuMs: 0.3 };
const farBar = 1.3;
const farPage = 500;

/** Each kind of page as those see it who may, and as JSON each list's first and 500th page, or its last one. */
export async function measurePages(site: OpenSite): Promise<void> {
  const named = await seededExamples(site.db);
  for (const [id, address] of exampleAddresses(named)) {
    const asVisitor = await statusOf(site, address, {});
    if (asVisitor === 200)
      await measureReads(site, `${id}, visitor, not cached`, [{ path: address, headers: gzip }], visitorBars);
    const headers = bearer(readerOf(id));
    const asMember = await statusOf(site, address, headers);
    if (asMember === 200)
      await measureReads(site, `${id}, member`, [{ path: address, headers: { ...headers, ...gzip } }], memberBars);
    if (asVisitor !== 200 && asMember !== 200) {
      process.stdout.write(`${id}: answers ${asVisitor} to visitors and ${asMember} to members\n`);
      if (!redirects.has(id)) missed.push({ what: `${id} answers ${asMember}`, ratio: 1 });
    }
    const { query = [] }: Route = routes[id];
    if (query.includes("after") && id !== "conversation" && asMember === 200)
      await measureList(site, id, address, headers);
  }
}

/** Nobody sees it: it leads on. */
const redirects: ReadonlySet<RouteId> = new Set(["discussion"]);

const gzip = { "Accept-Encoding": "gzip" };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The token of one who sees a page: an admin, the owner of the large wardrobe, or the member with most looks. */
export function readerOf(id: RouteId): string {
  const { path } = routes[id];
  if (path.startsWith("/admin")) return tokens.admin;
  return path.includes("/wardrobe") ? tokens.wearer : tokens.member;
}

async function statusOf(site: OpenSite, path: string, headers: Record<string, string>): Promise<number> {
  const response = await site.fetch(path, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Only the list of a page, as JSON. */
const listOf = (path: string) => path.replace(/\?|$/, (mark) => `/_payload.json?part=list${mark && "&"}`);

async function measureList(
  site: OpenSite,
  id: RouteId,
  address: string,
  headers: Record<string, string>,
): Promise<void> {
  const first = listOf(address);
  let [path, page] = [first, 1];
  for (let next = await cursorAfter(site, path, headers); next && page < farPage; page += 1) {
    path = `${first}&after=${encodeURIComponent(next)}`;
    next = await cursorAfter(site, path, headers);
  }
  const near = await measureReads(site, `${id}, first page, JSON`, [{ path: first, headers }], jsonBars);
  if (page === 1) return;
  const far = await measureReads(site, `${id}, page ${page}, JSON`, [{ path, headers }], jsonBars);
  const ratio = far.cpuMs / near.cpuMs;
  process.stdout.write(
    `${id}: page ${page} is ${ratio.toFixed(2)} times the first (bar ${farBar}: ${ratio <= farBar ? "met" : "missed"})\n`,
  );
  if (ratio > farBar)
    missed.push({
      what: `${id}, page ${page} beside the first, ${ratio.toFixed(2)} of ${farBar}`,
      ratio: ratio / farBar,
    });
}

async function cursorAfter(site: OpenSite, path: string, headers: Record<string, string>): Promise<string | null> {
  const response = await site.fetch(path, { headers });
  return nextIn(await response.json());
}

/** Pages have one list, wherever it is. */
function nextIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  if ("next" in value && typeof value.next === "string") return value.next;
  for (const inner of Object.values(value)) {
    const found = nextIn(inner);
    if (found !== null) return found;
  }
  return null;
}
