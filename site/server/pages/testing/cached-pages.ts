import type { Person } from "../../testing/person.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";

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
  "/members/bea",
  "/members/bea/followers",
  "/members/cleo",
  "/members/cleo/following",
] as const;

export type Address = (typeof addresses)[number];

export interface CommunityOfPages extends TestSite {
  bea: Person;
  cleo: Person;
  root: Person;
  /** On Rain, by Cleo. It names Bea. */
  commentId: string;
  /**
   * Opens all pages, lets somebody act, and opens them again.
   * @returns the status of the act's answer; the pages that had to be rendered again; those that were answered as they
   * had been before
   */
  pagesAfter(act: () => Promise<unknown>): Promise<{ answer: unknown; forgotten: Address[]; outdated: Address[] }>;
}

/** Ada has posted Rain, worn in winter, and Snow; Bea has posted Sun; Cleo follows and comments. Root is an admin. Dora only reads. */
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
  await joins("Dora");
  await ada.posts("Rain", { season: "winter" });
  await ada.posts("Snow");
  await bea.posts("Sun");
  await cleo.follows("ada");
  const commentId = (await cleo.comments("rain", "Like yours, @bea")).data.comment.id;
  await site.drain();

  const opened = async (address: Address) => (await visitor.gets(address)).text();
  /** A dead token sees what visitors see, and nothing of it is cached. */
  const actual = async (address: Address) => (await reach(address, { headers: { Cookie: "token=dead" } })).text();

  // The first page that is stored makes the site listen to other processes, and forget what it stored before.
  await Promise.all(addresses.map(opened));

  async function pagesAfter(act: () => Promise<unknown>) {
    await Promise.all(addresses.map(opened));
    const answer = statusOf(await act());
    rendered.clear();
    const shown = await Promise.all(addresses.map(opened));
    const forgotten = addresses.filter((address) => rendered.has(address));
    const kept = addresses.filter((address) => !rendered.has(address));
    const now = await Promise.all(kept.map(actual));
    const outdated = kept.filter((address, at) => shown[addresses.indexOf(address)] !== now[at]);
    return { answer, forgotten, outdated };
  }
  return { ...site, bea, cleo, root, commentId, pagesAfter };
}

const statusOf = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "status" in answer ? answer.status : null;
