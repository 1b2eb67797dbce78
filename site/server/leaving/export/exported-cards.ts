import type { MessageCard } from "../../../shared/discussions/message.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { cardsOf } from "../../discussions/messages/message-cards.ts";
import type { SiteContext } from "../../site-context.ts";

/** So many messages show no more products than one query of cards reads. */
const messagesAtOnce = 20;

/** By message, the items, looks and products that it shows, as far as the member may see them now. */
export async function exportedCards(site: SiteContext, member: Reader, messageIds: readonly string[]) {
  const found = new Map<string, ReturnType<typeof exportedCard>[]>();
  for (let from = 0; from < messageIds.length; from += messagesAtOnce)
    for (const [id, cards] of await cardsOf(site, member, messageIds.slice(from, from + messagesAtOnce)))
      found.set(id, cards.map(exportedCard));
  return found;
}

function exportedCard(card: MessageCard) {
  switch (card.kind) {
    case "item":
      return { item: card.item.name, id: card.item.id, by: card.owner.username, byPageAddress: card.owner.slug };
    case "look":
      return {
        ...{ look: card.look.title, pageAddress: card.look.slug },
        ...{ by: card.look.member.username, byPageAddress: card.look.member.slug },
      };
    case "product":
      return { product: card.product.name, pageAddress: card.product.slug, brand: card.product.brand.name };
  }
}
