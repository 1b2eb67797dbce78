import { randomUUID } from "node:crypto";
import type { Database } from "@hemline/database";
import { api } from "../../site/shared/paths.ts";
import { productsToReview, reviewsToVoteOn } from "../catalogue/places-in-lists.ts";
import { tokenOf } from "../community/seed-community.ts";
import type { LoadRequest } from "../processes/run-load.ts";
import { writtenDiscussion } from "../talk/seed-talk.ts";
import { itemOf, tokenOf as wearerToken } from "../wardrobe/seed-wardrobe.ts";
import { measureWrites } from "./measure-fetches.ts";
import type { OpenSite } from "./open-site.ts";

const bars = { cpuMs: 1 };
const crowd = Array.from({ length: 200 }, (_, at) => at + 1);

/** What members do, each once and then taken back where that is possible. */
export async function measureChanges(site: OpenSite): Promise<void> {
  const looks = await publicLooks(site.db, crowd.length);
  const voted = await reviewsToVoteOn(site.db, crowd.length);
  const onAndOff = (pathOf: (at: number) => string, body?: object): LoadRequest[] =>
    (["PUT", "DELETE"] as const).flatMap((method) =>
      crowd.map((member, at) => sending(method, pathOf(at), tokenOf(member), method === "PUT" ? body : undefined)),
    );
  const changes: Record<string, LoadRequest[]> = {
    "a like": onAndOff((at) => api.lookLike(looks[at] ?? "")),
    "a save": onAndOff((at) => api.lookSave(looks[at] ?? "")),
    "a follow": onAndOff((at) => api.follow(`bench-${1_200 + at}`)),
    "a follow of a brand": onAndOff((at) => api.brandFollow(`bench-brand-${2 + (at % 60)}`)),
    "a vote": onAndOff((at) => api.reviewVote(voted[at] ?? ""), { helpful: true }),
    "a comment": crowd.map((member, at) =>
      sending("POST", api.lookComments(looks[at] ?? ""), tokenOf(member), { text: "Where is the coat from?" }),
    ),
    "a reply in a discussion": crowd.map((member) => {
      const text = `The cloth got softer with each wash, and I would mend it again. Note ${randomUUID()}.`;
      return sending("POST", api.messages(writtenDiscussion), tokenOf(300 + member), { text, quote: null, cards: [] });
    }),
    "a review": (await productsToReview(site.db, crowd.length, 1)).map(([member, slug]) =>
      sending("POST", api.newReviews, tokenOf(member), {
        ...{ subject: { kind: "product", slug }, halves: 7, fit: "true" },
        text: `The cloth got softer with each wash, and the seams held. Written as ${randomUUID()}.`,
      }),
    ),
    "a wear": crowd.map((_, at) =>
      sending("POST", api.wears, wearerToken(at + 2), {
        items: [itemOf(5_001 + at * 20), itemOf(5_002 + at * 20)],
        on: "2026-01-31",
      }),
    ),
  };
  for (const [what, requests] of Object.entries(changes)) await measureWrites(site, what, requests, bars);
}

function sending(method: "PUT" | "POST" | "DELETE", path: string, token: string, draft?: object): LoadRequest {
  const headers = { Authorization: `Bearer ${token}` };
  if (draft === undefined) return { method, path, headers };
  return { method, path, headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(draft) };
}

/** Slugs of looks that everybody sees, and nobody of the crowd posted. */
async function publicLooks(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.$client.query(
    `select l.slug from site.looks l join site.members m on m.id = l.author_id
      where not m.is_private and l.state = 'live' and l.slug like 'bench-look-%'
        and m.slug not in (select 'bench-' || n from generate_series(1, 1200) n)
      order by l.posted_at limit $1`,
    [count],
  );
  return rows.map(({ slug }) => slug);
}
