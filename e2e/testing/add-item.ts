import sharp from "sharp";
import type { ItemDraft } from "../../site/shared/items/item.ts";
import { api } from "../../site/shared/paths.ts";
import type { E2eMember } from "./member.ts";

/** Adds an item with a picture of its own to a member's wardrobe. @returns its id */
export async function addItem(member: E2eMember, item: Omit<ItemDraft, "photo">): Promise<string> {
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: "#7a6a5a" } }).jpeg();
  const photo = await member.uploads(await picture.toBuffer());
  return (await member.calls<{ id: string }>("POST", api.items, { ...item, photo })).id;
}
