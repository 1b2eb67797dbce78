import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useMemo, useState } from "react";
import { type CardSubject, cardSubjects } from "../../../../shared/notebook/entry-document.ts";
import { SearchChoice } from "../../catalogue-admin/search/search-choice.tsx";
import styles from "./dialogs.module.css";
import { type FoundCard, findCards } from "./find-cards.ts";

const names: Record<CardSubject, string> = { look: "Look", product: "Product", item: "Item", brand: "Brand" };

const searchLabels: Record<CardSubject, string> = {
  ...{ look: "Find a look", product: "Find a product", item: "Find an item", brand: "Find a brand" },
};

/** Chooses what a card shows. */
export function CardDialog({ onChoose, onClose }: { onChoose: (found: FoundCard) => void; onClose: () => void }) {
  const [subject, setSubject] = useState<CardSubject>("look");
  const search = useMemo(() => {
    const found = new Map<string, FoundCard>();
    const find = findCards(subject);
    return {
      found,
      async find(text: string, signal: AbortSignal) {
        const cards = await find(text, signal);
        for (const card of cards) found.set(card.slug, card);
        return cards;
      },
    };
  }, [subject]);
  return (
    <Dialog open onClose={onClose} title="Add a card" lead="Readers see the card if they can see what it shows.">
      <div className={`${layout.stack} ${styles.roomy}`}>
        <fieldset>
          <legend className={typography.h14}>What it shows</legend>
          <div className={`${layout.row} ${layout.wrapping}`}>
            {cardSubjects.map((one) => (
              <Check key={one} type="radio" name="subject" checked={one === subject} onChange={() => setSubject(one)}>
                {names[one]}
              </Check>
            ))}
          </div>
        </fieldset>
        <SearchChoice
          key={subject}
          label={searchLabels[subject]}
          placeholder={subject === "look" ? "Title" : "Name"}
          find={search.find}
          onChoose={({ slug }) => {
            const found = search.found.get(slug);
            if (found) onChoose(found);
          }}
        />
      </div>
    </Dialog>
  );
}
