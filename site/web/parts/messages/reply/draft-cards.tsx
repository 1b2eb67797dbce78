import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import styles from "./reply-form.module.css";
import type { DraftCard } from "./use-reply-draft.ts";

const kinds: Record<DraftCard["kind"], string> = { item: "Item", look: "Look", product: "Product" };

/** What a reply will show, each of which can be taken out again. */
export function DraftCards({
  cards,
  onChange,
}: {
  cards: readonly DraftCard[];
  onChange: (cards: DraftCard[]) => void;
}) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={`${card.kind} ${card.at}`} className={styles.quote}>
          <p>
            <b>{kinds[card.kind]}</b>
            <span dir="auto">{card.name}</span>
          </p>
          <IconButton
            icon="close"
            label={`Remove ${card.name}`}
            onClick={() => onChange(cards.filter((other) => other !== card))}
          />
        </li>
      ))}
    </ul>
  );
}
