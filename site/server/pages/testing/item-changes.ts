import { api } from "../../../shared/paths.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing, ofAda, withAda } from "./changed-pages.ts";

const wardrobe = ["/members/ada/wardrobe"] as const;

/** Items of Ada's wardrobe. Her other pages show their number. */
export function itemChanges({ ada }: CommunityOfPages): ChangeRow[] {
  let item = "";
  const adds = async (draft: object) => {
    const answer = await ada.sends<{ id: string }>("POST", api.items, draft);
    item = answer.data.id;
    return answer;
  };
  const changes = (change: object) => ada.sends("PUT", api.item(item), change);
  const many = (change: object) => ada.sends("POST", api.itemChanges, { ids: [item], change });
  return [
    { call: "POST /items", act: () => adds({ name: "Hat for me", audience: "me" }), forgets: nothing },
    { call: "POST /items", act: () => adds({ name: "Hat" }), forgets: ofAda },
    { call: "PUT /items/:id", act: () => changes({ name: "Red hat" }), forgets: wardrobe },
    { call: "PUT /items/:id", act: () => changes({ notes: "Needs a pin", boughtOn: "2024-03-05" }), forgets: nothing },
    { call: "POST /items/changes", act: () => many({ isFavourite: true }), forgets: wardrobe },
    { call: "POST /items/changes", act: () => many({ archiveReason: "sold" }), forgets: ofAda },
    { call: "POST /items/changes", act: () => many({ archiveReason: null }), forgets: ofAda },
    { call: "POST /items/deletions", act: () => ada.sends("POST", api.itemDeletions, { ids: [item] }), forgets: ofAda },
    {
      call: "POST /items/restorations",
      act: () => ada.sends("POST", api.itemRestorations, { ids: [item] }),
      forgets: ofAda,
    },
    { call: "POST /items/import", act: () => ada.imports([{ name: "Scarf" }]), forgets: ofAda },
    { call: "PUT /wardrobe", act: () => ada.sends("PUT", api.wardrobe, { audience: "me" }), forgets: withAda },
  ];
}
