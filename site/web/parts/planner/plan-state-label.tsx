import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { PlanState } from "../../../shared/outfits/outfit-options.ts";

const tones = { planned: "teal", worn: "ok", instead: "plain" } as const;

export const planStateLabels: Record<PlanState, string> = { planned: "Planned", worn: "Worn", instead: "Not worn" };

export function PlanStateLabel({ became }: { became: PlanState }) {
  return <StatusLabel tone={tones[became]}>{planStateLabels[became]}</StatusLabel>;
}
