import { Button } from "@hemline/ui/buttons/button.tsx";
import type { MessageDraftBody } from "../../../../shared/drafts/draft.ts";
import { messageLimits } from "../../../../shared/limits.ts";
import { useOrigin } from "../../layout/use-origin.ts";
import { linkedThing } from "./linked-thing.ts";
import type { DraftCard } from "./use-reply-draft.ts";

/** Each thing once, and no more than a message may show. */
export const withCard = (cards: readonly DraftCard[], card: DraftCard): DraftCard[] =>
  cards.some(({ kind, at }) => kind === card.kind && at === card.at)
    ? [...cards]
    : [...cards, card].slice(0, messageLimits.cards);

/** Offers to show a look, a product or an item whose address stands in the text as a card, in place of the address. */
export function LinkedCards({
  body: { text, cards },
  onAdd,
}: {
  body: Pick<MessageDraftBody, "text" | "cards">;
  onAdd: (card: DraftCard, text: string) => void;
}) {
  const found = linkedThing(text, useOrigin());
  if (!found || cards.length >= messageLimits.cards) return null;
  return (
    <Button kind="line" size="sm" onClick={() => onAdd(found.card, found.rest)}>
      Show the linked {found.card.kind}
    </Button>
  );
}
