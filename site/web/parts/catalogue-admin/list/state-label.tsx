import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { stateLabels } from "./state-labels.ts";

export function StateLabel({ state }: { state: CatalogueState }) {
  const { word, tone } = stateLabels[state];
  return <StatusLabel tone={tone}>{word}</StatusLabel>;
}
