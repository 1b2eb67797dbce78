import type { MessageCard } from "../../../shared/discussions/message.ts";
import { GarmentCard } from "../garment-card/garment-card.tsx";
import styles from "./message-cards.module.css";

/** What a message shows: items with their wears, looks and products. */
export const MessageCards = ({ cards }: { cards: readonly MessageCard[] }) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <li key={keyOf(card)}>
        <GarmentCard card={card} />
      </li>
    ))}
  </ul>
);

const keyOf = (card: MessageCard): string => {
  switch (card.kind) {
    case "item":
      return card.item.id;
    case "look":
      return `look ${card.look.slug}`;
    case "product":
      return `product ${card.product.slug}`;
  }
};
