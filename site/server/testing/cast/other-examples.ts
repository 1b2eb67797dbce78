import { randomUUID } from "node:crypto";
import { commentPlace } from "../../../shared/drafts/draft-place.ts";
import { api, paths } from "../../../shared/paths.ts";
import { freshToken, tokenHash } from "../../accounts/sessions/token.ts";
import { sessions } from "../../accounts/tables.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";
import { memberId } from "./authors.ts";
import { categoryExample } from "./entry-examples.ts";
import type { Example, Examples } from "./examples.ts";

/** The slug of the look that things are about. */
const publicLook = "public-coat";

type People = Record<"olga" | "petra" | "mara" | "asa" | "stranger" | "follower", Person>;

export async function thingExamples(site: TestSite, people: People): Promise<Examples["thing"]> {
  const { olga, petra } = people;
  const unused = await olga.hasPhoto();
  const place = commentPlace({ kind: "look", slug: "stage" });
  await olga.sends("PUT", api.draft(place), { body: { text: "Not said yet" }, version: 0 });
  return {
    category: categoryExample(olga),
    folder: await folderOf(olga),
    ...(await wornExamples(olga)),
    request: await requestTo(petra, people.asa),
    notification: await notificationOf(olga, people.follower),
    session: await sessionOf(site, olga),
    report: await reportBy(people.stranger, olga),
    draft: { owner: olga, slug: place, id: "", words: "Not said yet" },
    "unused photo": { owner: olga, slug: "", id: unused.id, words: "", photo: unused },
    "cover of a public member": await coverOf(olga),
    "cover of a private member": await coverOf(petra),
  };
}

/** When the wear of the examples was. */
export const wornOn = "2026-01-31";

/** An outfit of one item, planned for a day, and the item worn on another. */
async function wornExamples(owner: Person): Promise<Pick<Examples["thing"], "outfit" | "plan" | "wear press">> {
  const [words, name] = ["A walk by the sea", "A scarf that was worn"];
  const created = async (path: string, draft: object) =>
    (await owner.sends<{ id: string; press: string }>("POST", path, draft)).data;
  const { id: item } = await created(api.items, { name });
  const { id: outfit } = await created(api.outfits, { name: words, items: [item] });
  const { id: plan } = await created(api.plans, { outfit, on: "2026-01-30" });
  const { press } = await created(api.wears, { items: [item], on: wornOn });
  return {
    outfit: { owner, slug: item, id: outfit, words },
    plan: { owner, slug: "", id: plan, words },
    "wear press": { owner, slug: item, id: press, words: name },
  };
}

async function folderOf(owner: Person): Promise<Example> {
  const name = "A folder of coats";
  const { id } = (await owner.sends<{ id: string }>("POST", api.folders, { name })).data;
  await owner.sends("PUT", api.folderLook(id, publicLook));
  return { owner, slug: publicLook, id, words: name };
}

/** Sent while the account is private, and so before its looks are anybody's. */
async function requestTo(owner: Person, from: Person): Promise<Example> {
  await owner.setsPrivacy(true);
  await from.follows(owner.slug);
  return { owner, slug: from.slug, id: "", words: "Asa Waiting" };
}

async function notificationOf(owner: Person, by: Person): Promise<Example> {
  const words = "A question for Olga";
  await by.comments(publicLook, words);
  const { items } = (await owner.sees("notifications", `${paths.notifications}?show=comments`)).notifications;
  return { owner, slug: "", id: items[0]?.id ?? "", words };
}

async function sessionOf(site: TestSite, owner: Person): Promise<Example> {
  const now = site.context.clock();
  const network = "203.0.113.*";
  const session = { id: randomUUID(), memberId: await memberId(site, owner), browser: "Safari on macOS", network };
  await site.db
    .insert(sessions)
    .values({ ...session, tokenHash: tokenHash(freshToken()), createdAt: now, seenAt: now });
  return { owner, slug: "", id: session.id, words: network };
}

async function reportBy(reporter: Person, owner: Person): Promise<Example> {
  const words = "Seen in a shop window";
  await reporter.sends("POST", api.reports, { kind: "look", slug: publicLook, reason: "spam", note: words });
  return { owner, slug: publicLook, id: "", words };
}

async function coverOf(owner: Person): Promise<Example> {
  const photo = await owner.hasPhoto();
  const profile = { first_name: owner.slug, bio: `What ${owner.slug} keeps to friends`, cover: photo.id };
  await owner.sends("PUT", api.profile, profile);
  return { owner, slug: "", id: photo.id, words: "", photo };
}
