import { api } from "../../../shared/paths.ts";
import type { Example } from "../../testing/cast/examples.ts";
import { wornOn } from "../../testing/cast/other-examples.ts";
import type { Row } from "../../testing/cast/permission-table.ts";
import { password } from "../../testing/test-site.ts";

export type CallName = keyof typeof api;

const wrongPassword = { current_password: "not my password" };
const newPassword = { new_password: "three old coats" };

const review = { halves: 6, text: "Half a year on, the hem is still straight." };

const group = { colour: "red", mayRead: "everyone", mayPost: "members" };

const entry = { excerpt: "", document: { version: 1, blocks: [] } };

/** What each call sends. Those that are missing send nothing. */
const drafts: Partial<Record<CallName, (example: Example, noun: string, method: string) => unknown>> = {
  login: () => ({ email: "mara@hemline.example", password }),
  register: () => ({ first_name: "Nora", email: "nora@example.org", password }),
  profile: ({ owner }) => ({ first_name: owner.slug }),
  password: () => ({ ...wrongPassword, ...newPassword }),
  contact: () => ({ name: "Nora", email: "nora@example.org", text: "Who may write to you?" }),
  email: () => ({ ...wrongPassword, email: "nora@example.org" }),
  passwordReset: () => ({ email: "nora@example.org" }),
  newPassword: () => newPassword,
  photoCrop: () => ({ x: 0, y: 0, width: 0.5, height: 0.5 }),
  lookComments: ({ id }, noun) => ({ text: "What size is it?", parent: noun === "comment" ? id : undefined }),
  entryComments: ({ id }, noun) => ({ text: "Which wool?", parent: noun === "comment" ? id : undefined }),
  comment: () => ({ text: "Changed" }),
  looks: ({ id }) => ({ title: "New", photos: [{ id }] }),
  look: ({ photo }) => ({ title: "Changed", photos: [{ id: photo?.id }] }),
  folders: () => ({ name: "Rain" }),
  folder: () => ({ name: "Warm coats" }),
  brandNames: () => ({ name: "Rain wear" }),
  productNames: () => ({ name: "Rain hat", brand: "public-brand" }),
  items: () => ({ name: "Rain hat" }),
  itemImport: () => [{ name: "Rain hat" }],
  item: () => ({ name: "Changed" }),
  itemChanges: ({ id }) => ({ ids: [id], change: { isFavourite: true } }),
  itemDeletions: ({ id }) => ({ ids: [id] }),
  itemRestorations: ({ id }) => ({ ids: [id] }),
  wardrobe: () => ({ audience: "followers" }),
  outfits: ({ slug }) => ({ name: "Rain", items: [slug] }),
  outfit: ({ slug }) => ({ name: "Rain", items: [slug] }),
  plans: ({ id }) => ({ outfit: id, on: "2026-02-01" }),
  plan: () => ({ became: "worn" }),
  wears: ({ slug }) => ({ items: [slug], on: "2026-02-01" }),
  lookWears: () => ({ on: "2026-02-01" }),
  draft: () => ({ body: { text: "Where is it" }, version: 0 }),
  lookOrder: ({ slug }) => ({ slugs: [slug] }),
  notificationLevels: () => ({ digest: "weekly" }),
  reports: ({ slug, id }, noun) => ({
    kind: noun,
    ...(["comment", "review", "message"].includes(noun) ? { id } : { slug }),
    reason: "spam",
  }),
  caseNotes: () => ({ text: "Seen before" }),
  caseDecision: () => ({ version: 1, decision: "dismissed" }),
  appeal: () => ({ text: "It is my own coat" }),
  appealAnswer: () => ({ outcome: "kept", answer: "It is not" }),
  lifting: () => ({ why: "A mistake" }),
  guardedWords: () => ({ version: 0, text: "cheap watches" }),
  newReviews: ({ product = "no-product" }) => ({ subject: { kind: "product", slug: product }, ...review }),
  review: () => review,
  reviewVote: () => ({ helpful: true }),
  reviewAnswer: () => ({ text: "Thank you" }),
  discussions: () => ({ group: "open-group", title: "Loafers in the rain", text: "Who wears them?" }),
  discussion: () => ({ title: "Changed", tags: [] }),
  discussionGroup: () => ({ group: "members-group" }),
  discussionReading: () => ({ number: 1 }),
  discussionLevel: () => ({ level: "every" }),
  messages: () => ({ text: "What size is it?" }),
  message: () => ({ text: "Changed" }),
  messageApproval: () => ({ decision: "hide" }),
  messageSplit: () => ({ group: "open-group", title: "Another matter" }),
  adminGroups: () => ({ name: "New", ...group }),
  adminGroup: () => ({ name: "Changed", ...group, version: 1 }),
  adminGroupMerge: () => ({ into: "open-group" }),
  adminGroupOrder: () => ({ slugs: [] }),
  adminEntries: () => ({ title: "New", ...entry }),
  adminEntryText: () => ({ title: "Changed", ...entry, version: 1 }),
  adminEntryRevisions: () => ({ title: "Kept", ...entry }),
  adminEntry: ({ owner }, _, method) =>
    method === "DELETE" ? { version: 1 } : { version: 1, allowed: "everyone", categories: [], author: owner.slug },
  adminEntryPublication: (_, __, method) => (method === "DELETE" ? undefined : { version: 1 }),
  adminEntryActions: ({ id }) => ({ action: "delete", entries: [{ id, version: 1 }], preview: true }),
  adminEntryUndos: () => ({ entries: ["00000000-0000-7000-8000-000000000000"] }),
  adminNotebookCategories: () => ({ name: "New" }),
  adminNotebookCategory: () => ({ name: "Changed", version: 1 }),
  adminNotebookCategoryMerge: () => ({ into: "no-category" }),
  adminNotebookCategoryOrder: () => ({ slugs: [] }),
  reviewApproval: () => ({ decision: "hide" }),
  memberRole: () => ({ role: "admin", why: "Only to ask" }),
  adminBrands: () => ({ name: "New" }),
  adminBrand: () => ({ name: "Changed", version: 1 }),
  adminBrandActions: ({ slug }) => ({ action: "hide", slugs: [slug], preview: true }),
  adminProductActions: ({ slug }) => ({ action: "hide", slugs: [slug], preview: true }),
  adminBrandImport: () => [],
  adminProductImport: () => [],
  adminCollections: () => ({ name: "New" }),
  adminCollection: () => ({ name: "Changed", version: 1 }),
  adminCollectionOrder: ({ id }) => ({ slugs: [id] }),
  adminProductOrder: () => ({ slugs: [] }),
  adminProducts: ({ slug }) => ({ brand: slug, name: "New" }),
  adminProduct: ({ slug }) => ({ brand: slug, name: "Changed", version: 1 }),
  adminUndos: () => ({ entries: ["00000000-0000-7000-8000-000000000000"] }),
  privacy: () => ({ is_private: false }),
  exports: () => wrongPassword,
  leaving: () => ({ ...wrongPassword, choice: "erase" }),
};

const byId: readonly CallName[] = [
  "adminEntry",
  "adminEntryText",
  "adminEntryPublication",
  "adminEntryRestoration",
  "adminEntryRevisions",
  "adminEntryRevision",
  "adminEntryPreviews",
  "comment",
  "commentDeletion",
  "message",
  "messageLike",
  "messageHistory",
  "messageApproval",
  "messageSplit",
  "review",
  "reviewVote",
  "reviewAnswer",
  "reviewApproval",
  "reviewRestoration",
  "folder",
  "folderLook",
  "item",
  "notificationRead",
  "photo",
  "photoCrop",
  "photoUncropped",
  "session",
  "outfit",
  "plan",
  "wearPress",
];

/** Calls whose address names no noun. */
const names: Partial<Record<CallName, string>> = { statisticsExport: "months", itemExport: "items.csv" };

/** Of addresses that name a day or a version behind their noun. */
const seconds: Partial<Record<CallName, string>> = { itemWear: wornOn, adminEntryRevision: "1" };

export function requestOf({ name, noun }: Row, example: Example) {
  const [method, call] = name.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", CallName];
  const address = api[call];
  const first = names[call] ?? (byId.includes(call) ? example.id : example.slug);
  const second = seconds[call] ?? (noun === "collection" ? example.id : example.slug);
  const path = typeof address === "string" ? address : address(first, second, "no-product");
  return { method, call, path, draft: method === "GET" ? undefined : drafts[call]?.(example, noun, method) };
}
