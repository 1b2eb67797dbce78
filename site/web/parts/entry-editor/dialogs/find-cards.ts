import type { ShownCard } from "../../../../shared/notebook/entry.ts";
import type { CardSubject } from "../../../../shared/notebook/entry-document.ts";
import type { EntryCardChoices } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import type { Choosable } from "../../catalogue-admin/search/choosable.ts";
import { formatCount } from "../../format/format-count.ts";

export interface FoundCard extends Choosable {
  subject: CardSubject;
  card: ShownCard;
}

/** Finds what a card may show. Its `slug` is the card’s id. @throws when it can’t be asked for */
export const findCards =
  (subject: CardSubject) =>
  async (search: string, signal: AbortSignal): Promise<FoundCard[]> => {
    const query = new URLSearchParams({ subject, search });
    const { data } = await callApiQuietly<EntryCardChoices>(`${api.adminEntryCards}?${query}`, { signal });
    return (data?.cards ?? []).map(({ id, card }) => ({ slug: id, subject, card, ...wordsOf(card) }));
  };

function wordsOf(card: ShownCard): Pick<Choosable, "name" | "picture" | "detail"> {
  switch (card.kind) {
    case "look":
      return {
        name: card.look.title,
        picture: card.look.photo,
        detail: `Look ${card.look.number} by ${card.look.member.username}`,
      };
    case "product":
      return { name: card.product.name, picture: card.product.photo, detail: card.product.brand.name };
    case "item": {
      const { item, owner } = card;
      const worn = item.wears > 0 ? `, worn ${formatCount(item.wears, "time")}` : "";
      return {
        name: item.name ?? "Item without a name",
        picture: item.photo,
        detail: `${owner.username}’s wardrobe${worn}`,
      };
    }
    case "brand":
      return { name: card.brand.name, picture: card.brand.logo, detail: formatCount(card.brand.products, "product") };
  }
}
