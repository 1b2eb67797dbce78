import { Masonry } from "@hemline/ui/photos/masonry.tsx";
import type { ReactNode } from "react";
import type { LookCard as Card } from "../../../shared/looks/look.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { LookCard } from "./look-card.tsx";

export function LookMasonry({
  looks,
  by,
  toolsFor,
}: {
  looks: readonly Card[];
  by?: boolean;
  toolsFor?: (look: Card) => ReactNode;
}) {
  return (
    <Masonry
      cards={looks.map((look, at) => ({
        key: look.slug,
        ratio: look.photo.height / look.photo.width,
        titleLength: look.title.length,
        card: (
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
