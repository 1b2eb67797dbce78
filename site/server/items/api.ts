import { Hono } from "hono";
import {
  type DeletedItemsAnswer,
  ItemChange,
  ItemDraft,
  ItemIds,
  ItemsChange,
  type OwnItemsAnswer,
  WardrobeDraft,
} from "../../shared/items/item.ts";
import { isUuid } from "../../shared/uuid.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { notFound } from "../problems.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { changeItem, changeItems } from "./change-items.ts";
import { createItem } from "./create-item.ts";
import { deleteItems } from "./deletion/delete-items.ts";
import { restoreItems } from "./deletion/restore-items.ts";
import { itemsByIds } from "./item-cards.ts";
import { ownItem } from "./item-detail.ts";
import { ownItems } from "./own-items.ts";
import { setWardrobeAudience } from "./set-wardrobe-audience.ts";

function itemId(text: string): string {
  if (!isUuid(text)) throw notFound("item");
  return text;
}

const countedItems = (count: number, done: string) => (count === 1 ? `Item ${done}` : `${count} items ${done}`);

const changesMessage = ({ archiveReason }: { archiveReason?: string | null | undefined }, count: number) => {
  if (archiveReason === undefined) return "Changes saved";
  return countedItems(count, archiveReason === null ? "removed from archive" : "archived");
};

/** A member's own wardrobe is not held up by an email address that is not confirmed yet. */
export const itemsApi = new Hono<SiteEnv>()
  .get("/items", signedIn, rateLimited("own-items"), async (c) => {
    const { search, category, ids } = c.req.query();
    const data: OwnItemsAnswer = { items: await ownItems(c.var.site, c.var.member, { search, category, ids }) };
    return c.json({ data });
  })
  .post("/items", signedIn, mayWrite, idempotent("create-item"), jsonBody(ItemDraft), async (c) => {
    const { site, member, draft } = c.var;
    const { id } = await createItem(site, member, draft);
    return c.json({ message: "Item added", data: await ownItem(site, member, id) });
  })
  .post("/items/changes", signedIn, mayWrite, idempotent("change-item"), jsonBody(ItemsChange), async (c) => {
    const { site, member, draft } = c.var;
    const ids = [...new Set(draft.ids)];
    await changeItems(site, member, ids, draft.change);
    return c.json({ message: changesMessage(draft.change, ids.length), data: await itemsByIds(site, member, ids) });
  })
  .post("/items/deletions", signedIn, idempotent("delete-item"), jsonBody(ItemIds), async (c) => {
    const ids = [...new Set(c.var.draft.ids)];
    const until = await deleteItems(c.var.site, c.var.member, ids);
    const data: DeletedItemsAnswer = { restorable_until: until.toISOString() };
    return c.json({ message: countedItems(ids.length, "deleted"), data });
  })
  .post("/items/restorations", signedIn, mayWrite, idempotent("delete-item"), jsonBody(ItemIds), async (c) => {
    const { site, member, draft } = c.var;
    const ids = [...new Set(draft.ids)];
    await restoreItems(site, member, ids);
    return c.json({ message: countedItems(ids.length, "restored"), data: await itemsByIds(site, member, ids) });
  })
  .put("/items/:id", signedIn, mayWrite, rateLimited("change-item"), jsonBody(ItemChange), async (c) => {
    const { site, member, draft } = c.var;
    const id = itemId(c.req.param("id"));
    await changeItem(site, member, id, draft);
    return c.json({ message: changesMessage(draft, 1), data: await ownItem(site, member, id) });
  })
  .put("/wardrobe", signedIn, rateLimited("settings"), jsonBody(WardrobeDraft), async (c) => {
    await setWardrobeAudience(c.var.site, c.var.member, c.var.draft.audience);
    return c.json({ message: "Privacy settings saved", data: c.var.draft });
  });
