import type { OutfitsPages } from "../../../../shared/outfits/pages.ts";
import { paths } from "../../../../shared/paths.ts";

export type PlannerView = OutfitsPages["planner"]["view"];

/** The week or month of a day; without one, the present one as far as the server knows. */
export function plannerPath(view: PlannerView, day: string | null): string {
  const query = new URLSearchParams();
  if (view === "month") query.set("view", view);
  if (day) query.set("from", day);
  return query.size > 0 ? `${paths.planner}?${query}` : paths.planner;
}
