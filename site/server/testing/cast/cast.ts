import { eq } from "drizzle-orm";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { api } from "../../../shared/paths.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { members } from "../../accounts/tables.ts";
import { customerWithoutPurchases, fakeBilling, subscriber } from "../../billing-client/testing/fake-billing.ts";
import { entries } from "../../notebook/tables.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import type { SiteOptions } from "../../site-context.ts";
import { Person } from "../person.ts";
import { type TestSite, testSite } from "../test-site.ts";
import { type Authors, changeStanding } from "./authors.ts";
import { brandExamples, collectionExamples, productExamples } from "./brand-examples.ts";
import { entryExamples } from "./entry-examples.ts";
import type { Example, Examples } from "./examples.ts";
import { hideComment } from "./hide-comment.ts";
import { changeItemStates, itemExamples } from "./item-examples.ts";
import { lookExamples } from "./look-examples.ts";
import { changeMessageStates, messageExamples } from "./message-examples.ts";
import { thingExamples } from "./other-examples.ts";
import { reviewExamples } from "./review-examples.ts";
import type { Role } from "./roles.ts";
import { setLookState } from "./set-look-state.ts";

export interface Cast {
  site: TestSite;
  examples: Examples;
  /** Who asks in a role for an example. */
  personIn(role: Role, example: Pick<Example, "owner">): Person;
}

type Readers = Record<Exclude<Role, "owner">, Person>;

interface CastOptions extends Pick<Partial<SiteOptions>, "clock"> {
  /** What the readers do while every look is as it was posted. */
  whileOpen?(site: TestSite, readers: Person[], look: Examples["look"]): Promise<void>;
}

/** Nine roles, and one example of each noun in each state. Mara's looks and entries are where the comments stand. */
export async function openCast({ whileOpen, ...parts }: CastOptions = {}): Promise<Cast> {
  const billing = fakeBilling();
  const site = await testSite({ trustProxy: true, billing, ...parts });
  const authors = await joinAuthors(site);
  const readers = await joinReaders(site);
  billing.answersWith(await answersFor(site, readers.subscriber));
  const mara = await site.joins("Mara");
  const asa = await site.joins("Asa", "Waiting");
  for (const { slug } of Object.values(authors)) await readers.follower.follows(slug);
  for (const author of Object.values(authors)) await author.follows(mara.slug);
  const look = await lookExamples(authors);
  const item = await itemExamples(authors);
  for (const title of ["Stage", "Closed stage"]) await mara.posts(title);
  const comment = await commentExamples(site, authors, { mara, look });
  const brand = await brandExamples(site, authors.olga);
  const collection = await collectionExamples(site, authors.olga, brand);
  const product = await productExamples(site, authors.olga, brand);
  const review = await reviewExamples(site, authors);
  const message = await messageExamples(site, authors, mara);
  const entry = await entryExamples(site, authors.olga);
  for (const author of Object.values(authors)) await author.followsBrand(brand.public.slug);
  await whileOpen?.(site, Object.values(readers), look);
  const thing = await thingExamples(site, { ...authors, mara, asa, ...readers });
  for (const author of Object.values(authors)) await author.blocks(readers.blocked.slug);
  await changeItemStates(site, item);
  await changeMessageStates(site, { admin: readers.admin, message });
  await changeStates(site, authors, { look, comment });
  await mara.sends("PUT", api.lookCommentsClosed("closed-stage"));
  const member = memberExamples(authors);
  const examples = { look, item, comment, brand, product, collection, review, message, entry, thing, member };
  return { site, examples, personIn: (role, { owner }) => (role === "owner" ? owner : readers[role]) };
}

const everybody = "@stranger @follower @blocked @subscriber @suspended @root";

const words = (slug: string) => `What ${slug} keeps to friends`;

async function joinAuthors({ joins }: TestSite): Promise<Authors> {
  const joined = async (name: string) => joins(name, undefined, { bio: words(name.toLowerCase()) });
  return {
    olga: await joined("Olga"),
    petra: await joined("Petra"),
    sven: await joined("Sven"),
    boris: await joined("Boris"),
    lena: await joined("Lena"),
    erik: await joined("Erik"),
    wanda: await joined("Wanda"),
  };
}

async function joinReaders(site: TestSite): Promise<Readers> {
  const { joins, visitor } = site;
  return {
    visitor,
    "dead token": deadToken(site),
    stranger: await joins("Stranger"),
    follower: await joins("Follower"),
    blocked: await joins("Blocked"),
    subscriber: await joins("Subscriber", undefined, { subscribedUntil: new Date("2999-01-01") }),
    suspended: await joins("Suspended", undefined, { standing: "suspended" }),
    admin: await joins("Root", undefined, { role: "admin" }),
  };
}

/** What billing says of everybody: that this member subscribes. */
async function answersFor({ db }: TestSite, { slug }: Person): Promise<(request: Request) => Response> {
  const [member] = await db.select({ billingId: members.billingId }).from(members).where(eq(members.slug, slug));
  return ({ url }) => {
    const isSubscriber = url.endsWith(`/${member?.billingId}`);
    return Response.json(isSubscriber ? subscriber("2999-01-01T00:00:00Z") : customerWithoutPurchases());
  };
}

const deadToken = ({ reach }: TestSite) =>
  new Person("", (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${"x".repeat(43)}`);
    return reach(path, { ...init, headers });
  });

function memberExamples({ olga, petra, sven, boris, lena, erik }: Authors): Examples["member"] {
  const example = (owner: Person): Example => ({ owner, slug: owner.slug, id: "", words: words(owner.slug) });
  return {
    public: example(olga),
    private: example(petra),
    suspended: example(sven),
    banned: example(boris),
    leaving: example(lena),
    erased: example(erik),
  };
}

/** A comment that names every reader. */
async function says(owner: Person, on: string | CommentTarget, text: string): Promise<Example> {
  const words = `${text}, says ${owner.slug}`;
  const { comment } = (await owner.comments(on, `${words} ${everybody}`)).data;
  return { owner, slug: typeof on === "string" ? on : on.slug, id: comment.id, words };
}

/** A comment below an entry of Mara’s, which everybody read then. */
async function saysOfEntry(site: TestSite, owner: Person, state: "live" | "draft", allowed: AllowedReaders) {
  const slug = `stage-${state}-${allowed}`;
  const id = await hasEntry(site, { slug, by: "mara" });
  const example = await says(owner, { kind: "entry", slug }, `On a ${state} entry for ${allowed}`);
  const shown = state === "draft" ? { state, teaser: null, publishedVersion: null } : {};
  await site.db
    .update(entries)
    .set({ allowed, ...shown })
    .where(eq(entries.id, id));
  return example;
}

async function commentExamples(
  site: TestSite,
  authors: Authors,
  { mara, look }: { mara: Person; look: Examples["look"] },
): Promise<Examples["comment"]> {
  const { olga, petra, sven, boris, lena, erik } = authors;
  const examples = {
    shown: await says(olga, "stage", "Shown"),
    deleted: await says(olga, "stage", "Deleted"),
    hidden: await says(olga, "stage", "Hidden"),
    "in a closed thread": await says(olga, "closed-stage", "Before it closed"),
    "of a private member": await says(petra, "stage", "Quietly"),
    "of a suspended member": await says(sven, "stage", "Before the pause"),
    "of a banned member": await says(boris, "stage", "Before the ban"),
    "of a leaving member": await says(lena, "stage", "Before leaving"),
    "of an erased member": await says(erik, "stage", "Long ago"),
    "on a look for its author": await says(olga, look["for its author"].slug, "To myself"),
    "on a deleted look": await says(olga, look.deleted.slug, "On what went"),
    "on a hidden look": await says(olga, look.hidden.slug, "On what was hidden"),
    "on an entry": await saysOfEntry(site, olga, "live", "everyone"),
    "on an entry for members": await saysOfEntry(site, olga, "live", "members"),
    "on an entry for subscribers": await saysOfEntry(site, olga, "live", "subscribers"),
    "on a draft entry": await saysOfEntry(site, olga, "draft", "everyone"),
  };
  await mara.comments("stage", "An answer to what went", examples.deleted.id);
  return examples;
}

async function changeStates(
  site: TestSite,
  authors: Authors,
  { look, comment }: { look: Examples["look"]; comment: Examples["comment"] },
): Promise<void> {
  const { olga, petra, sven, boris, lena, erik } = authors;
  await olga.sends("DELETE", api.look(look.deleted.slug));
  await olga.sends("PUT", api.lookCommentsClosed(look["with closed comments"].slug));
  for (const state of ["draft", "hidden"] as const) await setLookState(site.db, look[state].slug, state);
  await olga.sends("DELETE", api.comment(comment.deleted.id));
  await hideComment(site.db, comment.hidden.id);
  await petra.setsPrivacy(true);
  await changeStanding(site, sven, "suspended");
  await changeStanding(site, boris, "banned");
  await changeStanding(site, lena, "leaving");
  await changeStanding(site, erik, "erased");
}
