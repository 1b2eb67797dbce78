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
  draw: (card: Card) => ReactNode;
  /** Cards with photos stand side by side. */
  isGrid: boolean;
}

/** How each kind is drawn: as in its own lists. */
const cards: { readonly [Kind in SearchKind]: KindOfCard<SearchCards[Kind]> } = {
  looks: {
    keyOf: ({ slug }) => slug,
    draw: (look) => <LookCard look={look} sizes={photoSizes.row} shape="even" />,
    isGrid: true,
  },
  products: { keyOf: ({ slug }) => slug, draw: (product) => <ProductCard product={product} by />, isGrid: true },
  entries: { keyOf: ({ slug }) => slug, draw: (entry) => <EntryStory entry={entry} />, isGrid: true },
  discussions: {
    keyOf: ({ slug }) => slug,
    draw: (discussion) => <DiscussionRow discussion={discussion} showsGroup />,
    isGrid: false,
  },
  members: { keyOf: ({ slug }) => slug, draw: (member) => <FoundMember member={member} />, isGrid: false },
  brands: { keyOf: ({ slug }) => slug, draw: (brand) => <BrandRow brand={brand} />, isGrid: false },
  wardrobe: { keyOf: ({ id }) => id, draw: (item) => <OwnItem item={item} />, isGrid: true },
};

export function FoundCards<Kind extends SearchKind>({ kind, found }: { kind: Kind; found: FoundByKind[Kind] }) {
  const { keyOf, draw, isGrid } = cards[kind];
  return (
    <ul className={isGrid ? styles.grid : layout.list}>
      {found.items.map((card) => (
        <li key={keyOf(card)}>{draw(card)}</li>
      ))}
    </ul>
  );
}

const OwnItem = ({ item }: { item: SearchCards["wardrobe"] }) => (
  <ItemCard item={item} owner={useViewer()?.slug ?? ""} />
);
