import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { ItemDraft } from "../../site/shared/items/item.ts";
import type { Hemline } from "./hemline.ts";
import type { E2eMember } from "./member.ts";

/** Adds an item with a picture of its own to a member's wardrobe. @returns its id */
export async function addItem(
  { address }: Hemline,
  { token }: E2eMember,
  item: Omit<ItemDraft, "photo">,
): Promise<string> {
  const send = async (method: string, path: string, body: string | Uint8Array<ArrayBuffer>, type: string) => {
    const headers = { "Content-Type": type, Authorization: `Bearer ${token}` };
    const response = await fetch(address + path, { method, headers, body });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { data: { id: string } };
  };
  const photo = randomUUID();
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: "#7a6a5a" } }).jpeg();
  await send("PUT", `/api/photos/${photo}`, Uint8Array.from(await picture.toBuffer()), "image/jpeg");
  return (await send("POST", "/api/items", JSON.stringify({ ...item, photo }), "application/json")).data.id;
}
