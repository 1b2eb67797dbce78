import { useState } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";

/** A new order of `looks` that is not saved yet; looks that are loaded later follow it. */
export function useLookOrder(looks: readonly LookCard[]) {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const bySlug = new Map(looks.map((look) => [look.slug, look]));
  const moved = new Set(slugs);
  const ordered = [...slugs.flatMap((slug) => bySlug.get(slug) ?? []), ...looks.filter(({ slug }) => !moved.has(slug))];
  return {
    ordered,
    isChanged: ordered.some((look, index) => look !== looks[index]),
    moveLook: (from: number, to: number) =>
      setSlugs((before) => {
        const next = [...before, ...ordered.map(({ slug }) => slug).filter((slug) => !before.includes(slug))];
        const [look] = next.splice(from, 1);
        if (look) next.splice(to, 0, look);
        return next;
      }),
  };
}
