import { api } from "../../../shared/paths.ts";
import type { Example } from "../../testing/cast/examples.ts";
import { wornOn } from "../../testing/cast/other-examples.ts";
import type { Row } from "../../testing/cast/permission-table.ts";
import { password } from "../../testing/test-site.ts";

export type CallName = keyof typeof api;

const wrongPassword = { current_password: "not my password" };
const newPassword = { new_password: "three old coats" };

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
  comment: () => ({ text: "Changed" }),
  looks: ({ id }) => ({ title: "New", photos: [{ id }] }),
  look: ({ photo }) => ({ title: "Changed", photos: [{ id: photo?.id }] }),
  folders: () => ({ name: "Rain" }),
  folder: () => ({ name: "Warm coats" }),
  items: () => ({ name: "Rain hat" }),
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
  reports: ({ slug, id }, noun) => ({ kind: noun, ...(noun === "comment" ? { id } : { slug }), reason: "spam" }),
  memberRole: () => ({ role: "admin", why: "Only to ask" }),
  privacy: () => ({ is_private: false }),
  exports: () => wrongPassword,
  leaving: () => ({ ...wrongPassword, choice: "erase" }),
};

const byId: readonly CallName[] = [
  "comment",
  "folder",
  "folderLook",
  "item",
  "notificationRead",
  "photo",
  "photoCrop",
  "session",
  "outfit",
  "plan",
  "wearPress",
];

export function requestOf({ name, noun }: Row, example: Example) {
  const [method, call] = name.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", CallName];
  const address = api[call];
  const first = call === "statisticsExport" ? "months" : byId.includes(call) ? example.id : example.slug;
  const path = typeof address === "string" ? address : address(first, call === "itemWear" ? wornOn : example.slug);
  return { method, call, path, draft: method === "GET" ? undefined : drafts[call]?.(example, noun, method) };
}
