import type { Block, CardSubject } from "../../site/shared/notebook/entry-document.ts";
import type { EntryCardChoices } from "../../site/shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../site/shared/paths.ts";
import { defined } from "../../vitest/defined.ts";
import { addItem } from "./add-item.ts";
import type { Hemline } from "./hemline.ts";
import { type E2eMember, memberOf } from "./member.ts";
import { norr, opensNorrAndSund } from "./norr-and-sund.ts";
import { reviewerOf, reviews } from "./reviewer.ts";
import { redAndBlue } from "./two-colour-photo.ts";

const look = "ink-and-paper";

export interface FilledPages {
  /** An admin, whose own everything is. */
  owner: E2eMember;
  /** The address of a page by its pattern, at the one thing of its kind that there is. */
  addressOf(path: string): string;
}

/** Puts something on every page, so that no list is empty. */
export async function fillEveryPage(hemline: Hemline): Promise<FilledPages> {
  const owner = await reviewerOf(hemline, "Olive");
  await hemline.appoints(owner.slug);
  await opensNorrAndSund(owner);
  await owner.calls("PUT", api.brandFollow(norr.brand));
  const item = await wearsCoat(owner);
  await postLook(owner, item);
  await follow(hemline, owner);
  const outfitDraft = { name: "Red and black", items: [item] };
  const { id: outfit } = await owner.calls<{ id: string }>("POST", api.outfits, outfitDraft);
  const review = await reviewTwice(owner);
  await talk(owner);
  const entry = await publish(owner);

  function idIn(path: string): string {
    if (path.startsWith("/admin/notebook")) return entry.id;
    if (path.startsWith("/reviews")) return review;
    return path.startsWith("/members") ? item : outfit;
  }
  function slugIn(path: string): string {
    if (path.startsWith("/members")) return owner.slug;
    if (path.includes("/brands/")) return norr.brand;
    if (path.includes("/groups/")) return "hems";
    if (path.startsWith("/discussions/")) return "by-hand";
    if (path.startsWith("/notebook/")) return "two-halves";
    return path.includes("/products/") ? norr.product : look;
  }
  return {
    owner,
    addressOf(path) {
      if (path === paths.search) return paths.searchFor("red");
      if (path === "/notebook/preview") return entry.preview;
      return path
        .replace(":slug", slugIn(path))
        .replace(":collectionSlug", norr.collection)
        .replace(":categorySlug", "letters")
        .replace(":id", idIn(path));
    },
  };
}

/** The wool coat of the brand, worn often enough for the front page to tell its life. @returns its id */
async function wearsCoat(owner: E2eMember): Promise<string> {
  const id = await addItem(owner, {
    ...{ name: "Red coat", category: "coat", colours: ["red"] },
    ...{ brandSlug: norr.brand, productSlug: norr.product },
  });
  const today = new Date().toISOString().slice(0, 10);
  for (let wear = 0; wear < 3; wear++) await owner.calls("POST", api.wears, { items: [id], on: today });
  return id;
}

async function postLook(owner: E2eMember, item: string): Promise<void> {
  const id = await owner.uploads(await redAndBlue());
  await owner.calls("POST", api.looks, {
    title: "Ink and paper",
    text: "Red beside blue.",
    occasion: "work",
    season: "winter",
    photos: [{ id, alt: "A red half and a blue half" }],
    tags: [{ photo: id, x: 0.25, y: 0.5, name: "Red coat", item }],
  });
}

/** Two members follow her, and she follows one of them. */
async function follow(hemline: Hemline, owner: E2eMember): Promise<void> {
  const [rosa, tilda] = [await memberOf(hemline, "Rosa"), await memberOf(hemline, "Tilda")];
  for (const other of [rosa, tilda]) await other.follows(owner);
  await owner.follows(rosa);
}

/** What the review of the coat said first is in its history. @returns its id */
async function reviewTwice(owner: E2eMember): Promise<string> {
  const said = (text: string) => ({ halves: 8, fit: "true", sizeBought: "M", quality: 4, text }) as const;
  const id = await reviews(owner, said("Warm enough for a Sunday in January."));
  await owner.calls("PUT", api.review(id), {
    ...said("Warm enough for every day of January."),
    subject: { kind: "product", slug: norr.product },
  });
  return id;
}

/** A discussion with an answer, in a group of its own. */
async function talk(owner: E2eMember): Promise<void> {
  await owner.calls("POST", api.adminGroups, { name: "Hems", colour: "teal", mayRead: "everyone", mayPost: "members" });
  const discussion = { group: "hems", title: "By hand", tags: ["hand sewing"], text: "Or **not**?" };
  await owner.calls("POST", api.discussions, discussion);
  const answer = { text: "Slowly, @olive.", quote: { number: 1, text: "Or not?" } };
  await owner.calls("POST", api.messages("by-hand"), answer);
}

/**
 * An entry for subscribers in a category, with each kind of block that looks different in front of its teaser’s end, and a
 * comment. @returns its id, and the path of a preview of it
 */
async function publish(owner: E2eMember): Promise<{ id: string; preview: string }> {
  await owner.calls("POST", api.adminNotebookCategories, { name: "Letters", description: "From members." });
  const cover = await owner.uploads(await redAndBlue());
  const text = (...words: string[]) => words.map((one) => ({ text: one }));
  const draft = {
    ...{ title: "Two halves", excerpt: "Red beside blue, and what follows from it." },
    document: {
      version: 1,
      blocks: [
        { kind: "paragraph", text: text("It began with a red half. It went on with a blue one, and there it stayed.") },
        { kind: "heading", level: 2, text: text("What follows") },
        { kind: "list", isOrdered: true, items: [text("Red"), text("Blue")] },
        { kind: "quote", paragraphs: [text("Which half is yours?")] },
        { kind: "pullQuote", text: "It began with a red half." },
        ...(await figures(owner)),
        ...(await cards(owner)),
        { kind: "paragraph", text: text("So it stayed.") },
        { kind: "teaserEnd" },
        { kind: "divider" },
        { kind: "paragraph", text: [{ text: "The rest", marks: ["bold"], href: "/looks" }] },
      ],
    },
  };
  const { id } = await owner.calls<{ id: string }>("POST", api.adminEntries, draft);
  const settings = {
    version: 1,
    slug: "two-halves",
    allowed: "subscribers",
    categories: ["letters"],
    author: owner.slug,
  };
  await owner.calls("PUT", api.adminEntry(id), { ...settings, cover, coverAlt: "A red half and a blue half" });
  await owner.calls("PUT", api.adminEntryPublication(id), { version: 1 });
  await owner.calls("POST", api.entryComments("two-halves"), { text: "The blue one, @olive." });
  const { url } = await owner.calls<{ url: string }>("POST", api.adminEntryPreviews(id));
  return { id, preview: new URL(url).pathname + new URL(url).search };
}

/** One of each layout. */
async function figures(owner: E2eMember): Promise<Block[]> {
  const layouts = [
    ["inset", "Both of them"],
    ["full", "Both of them, from edge to edge of a phone"],
    ["pair", ""],
  ] as const;
  const blocks: Block[] = [];
  for (const [layout, caption] of layouts) {
    const photos: { id: string; alt: string }[] = [];
    for (let count = 0; count < (layout === "pair" ? 2 : 1); count++)
      photos.push({ id: await owner.uploads(await redAndBlue()), alt: "A red half and a blue half" });
    blocks.push({ kind: "figure", layout, photos, caption: caption ? [{ text: caption }] : [] });
  }
  return blocks;
}

/** One of each subject. */
async function cards(owner: E2eMember): Promise<Block[]> {
  const wanted: [CardSubject, string][] = [
    ["look", "Ink"],
    ["product", "Wool"],
    ["item", "Red"],
    ["brand", "Norr"],
  ];
  const blocks: Block[] = [];
  for (const [subject, search] of wanted) {
    const query = new URLSearchParams({ subject, search });
    const found = await owner.calls<EntryCardChoices>("GET", `${api.adminEntryCards}?${query}`);
    blocks.push({ kind: "card", subject, id: defined(found.cards[0]).id });
  }
  return blocks;
}
