import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { ReactNode } from "react";
import type { FoundByKind, SearchCards } from "../../../shared/search/search.ts";
import type { SearchKind } from "../../../shared/search/search-kinds.ts";
import { useViewer } from "../../payload.ts";
import { BrandRow } from "../brands/brand-row.tsx";
import { DiscussionRow } from "../discussions/discussion-row.tsx";
import { LookCard } from "../looks/look-card.tsx";
import { EntryStory } from "../notebook/list/entry-story.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { ProductCard } from "../products/product-card.tsx";
import { ItemCard } from "../wardrobe/item-card.tsx";
import styles from "./found-cards.module.css";
import { FoundMember } from "./found-member.tsx";

interface KindOfCard<Card> {
  keyOf: (card: Card) => string;
  draw: (card: Card, urgency: PhotoUrgency) => ReactNode;
  /** Cards with photos stand side by side. */
  isGrid: boolean;
}

/** How each kind is drawn: as in its own lists. */
const cards: { readonly [Kind in SearchKind]: KindOfCard<SearchCards[Kind]> } = {
  looks: {
    keyOf: ({ slug }) => slug,
    draw: (look, urgency) => <LookCard look={look} sizes={photoSizes.row} shape="even" urgency={urgency} />,
    isGrid: true,
  },
  products: {
    keyOf: ({ slug }) => slug,
    draw: (product, urgency) => <ProductCard product={product} by urgency={urgency} />,
    isGrid: true,
  },
  entries: {
    keyOf: ({ slug }) => slug,
    draw: (entry, urgency) => <EntryStory entry={entry} urgency={urgency} />,
    isGrid: true,
  },
  discussions: {
    keyOf: ({ slug }) => slug,
    draw: (discussion) => <DiscussionRow discussion={discussion} showsGroup />,
    isGrid: false,
  },
  members: { keyOf: ({ slug }) => slug, draw: (member) => <FoundMember member={member} />, isGrid: false },
  brands: { keyOf: ({ slug }) => slug, draw: (brand) => <BrandRow brand={brand} />, isGrid: false },
  wardrobe: { keyOf: ({ id }) => id, draw: (item, urgency) => <OwnItem item={item} urgency={urgency} />, isGrid: true },
};

export function FoundCards<Kind extends SearchKind>({
  kind,
  found,
  isFirst,
}: {
  kind: Kind;
  found: FoundByKind[Kind];
  /** On the first screen. */
  isFirst: boolean;
}) {
  const { keyOf, draw, isGrid } = cards[kind];
  return (
    <ul className={isGrid ? styles.grid : layout.list}>
      {found.items.map((card, at) => (
        <li key={keyOf(card)}>{draw(card, !isFirst || at > 3 ? "lazy" : at > 1 ? "soon" : "first")}</li>
      ))}
    </ul>
  );
}

const OwnItem = ({ item, urgency }: { item: SearchCards["wardrobe"]; urgency: PhotoUrgency }) => (
  <ItemCard item={item} owner={useViewer()?.slug ?? ""} urgency={urgency} />
);
