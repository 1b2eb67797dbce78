import { Masonry } from "@hemline/ui/photos/masonry.tsx";
import type { LookCard as Card } from "../../../shared/looks/look.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { LookCard } from "./look-card.tsx";

export function LookMasonry({ looks, by }: { looks: readonly Card[]; by?: boolean }) {
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
            urgency={at < 2 ? "first" : at < 4 ? "soon" : "lazy"}
          />
        ),
      }))}
    />
  );
}
