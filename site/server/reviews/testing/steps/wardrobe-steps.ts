import fc from "fast-check";
import { api } from "../../../../shared/paths.ts";
import type { WearsAnswer } from "../../../../shared/wears/wear.ts";
import type { Life } from "./life.ts";
import { newPhoto, nth, step, who } from "./step.ts";

const audience = fc.constantFrom("everyone" as const, "followers" as const, "me" as const);
const isOn = fc.boolean();

async function changes(life: Life, nth: number, change: object) {
  const item = await life.item(nth);
  return item?.by.sends("PUT", api.item(item.id), change);
}

/** Of the author's own item, or of a product without owning it. */
async function tagged(life: Life, photo: string, { item, product }: { item: number | null; product: number }) {
  const at = { photo, x: 0.5, y: 0.5, name: "What is tagged" };
  if (item === null) return { ...at, product: await life.product(product) };
  return { ...at, item: (await life.item(item))?.id };
}

const tag = { item: fc.option(nth), product: nth };

export const wardrobeSteps = [
  step(
    "adds an item",
    { who, nth, isWished: fc.constantFrom(false, false, true) },
    async (life, { who, nth, isWished }) => {
      const productSlug = await life.product(nth);
      const draft = { name: life.fresh("Item"), productSlug, isWished };
      return productSlug ? life.person(who).sends("POST", api.items, draft) : null;
    },
  ),
  step("links an item", { nth, product: nth }, async (life, { nth, product }) =>
    changes(life, nth, { productSlug: await life.product(product) }),
  ),
  step("unlinks an item", { nth }, (life, { nth }) => changes(life, nth, { productSlug: null })),
  step("wishes for an item", { nth, isOn }, (life, { nth, isOn }) => changes(life, nth, { isWished: isOn })),
  step("archives an item", { nth, isOn }, (life, { nth, isOn }) =>
    changes(life, nth, { archiveReason: isOn ? "sold" : null }),
  ),
  step("shows an item to some", { nth, audience }, (life, { nth, audience }) => changes(life, nth, { audience })),
  step("shows a wardrobe to some", { who, audience }, (life, { who, audience }) =>
    life.person(who).sends("PUT", api.wardrobe, { audience }),
  ),
  step("deletes or restores an item", { nth, isOn }, async (life, { nth, isOn }) => {
    const item = await life.item(nth);
    return item?.by.sends("POST", isOn ? api.itemRestorations : api.itemDeletions, { ids: [item.id] });
  }),
  step("wears an item", { nth }, async (life, { nth }) => {
    const item = await life.item(nth);
    if (!item) return null;
    const answer = await item.by.sends<WearsAnswer>("POST", api.wears, { items: [item.id], on: "2026-01-30" });
    if (answer.status === 200) life.last.press = { by: item.by, id: answer.data.press };
    return answer;
  }),
  step("takes the last wear back", {}, async ({ last: { press } }) =>
    press ? press.by.sends("DELETE", api.wearPress(press.id)) : null,
  ),
  step("posts a look", { who, ...tag }, async (life, { who, ...of }) => {
    const author = life.person(who);
    const [photo] = await newPhoto(author);
    if (!photo) return null;
    const draft = { title: life.fresh("Look"), photos: [photo], tags: [await tagged(life, photo.id, of)] };
    return author.sends("POST", api.looks, draft);
  }),
  step(
    "changes a look",
    { nth, audience, isTagged: isOn, ...tag },
    async (life, { nth, audience, isTagged, ...of }) => {
      const look = await life.look(nth);
      if (!look) return null;
      const [photo] = await life.photosOf(look.id);
      if (!photo) return null;
      const tags = isTagged ? [await tagged(life, photo, of)] : [];
      return look.by.sends("PUT", api.look(look.slug), {
        title: life.fresh("Look"),
        photos: [{ id: photo }],
        audience,
        tags,
      });
    },
  ),
  step("deletes or restores a look", { nth, isOn }, async (life, { nth, isOn }) => {
    const look = await life.look(nth);
    return look?.by.sends("DELETE", isOn ? api.lookDeletion(look.slug) : api.look(look.slug));
  }),
];
