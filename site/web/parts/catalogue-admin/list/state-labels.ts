import type { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { ComponentProps } from "react";
import type { CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";

export const stateLabels: Record<
  CatalogueState,
  { word: string; tone: NonNullable<ComponentProps<typeof StatusLabel>["tone"]> }
> = {
  proposed: { word: "Proposed", tone: "new" },
  live: { word: "Live", tone: "ok" },
  hidden: { word: "Hidden", tone: "bad" },
  merged: { word: "Merged", tone: "plain" },
  refused: { word: "Refused", tone: "plain" },
};
