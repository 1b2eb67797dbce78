import { Masonry } from "@hemline/ui/photos/masonry.tsx";
import { type ReactNode, useRef } from "react";
import type { LookCard as Card } from "../../../shared/looks/look.ts";
import type { RenderingMemory } from "../lists/list-memory.ts";
import { isRendered } from "../lists/rendered-range.ts";
import { useRenderedRange } from "../lists/use-rendered-range.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { LookCard } from "./look-card.tsx";

/** Of a long list only the cards near the screen are in the document; all have their places. */
export function LookMasonry({
  looks,
  rendering,
  by,
  toolsFor,
}: {
  looks: readonly Card[];
  rendering: RenderingMemory;
  by?: boolean | undefined;
  toolsFor?: ((look: Card) => ReactNode) | undefined;
}) {
  const list = useRef<HTMLUListElement>(null);
  const range = useRenderedRange(
    list,
    looks.map(({ slug }) => slug),
    rendering,
  );
  return (
    <Masonry
      ref={list}
      cards={looks.map((look, at) => ({
        key: look.slug,
        ratio: look.photo.height / look.photo.width,
        titleLength: look.title.length,
        card: isRendered(range, at, looks.length) && (
          <LookCard
            look={look}
            sizes={photoSizes.masonry}
            by={by}
            tools={toolsFor?.(look)}
            urgency={at < 2 ? "first" : at < 4 ? "soon" : "lazy"}
          />
        ),
      }))}
    />
  );
}
