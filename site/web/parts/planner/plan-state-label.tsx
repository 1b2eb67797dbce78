import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { PlanState } from "../../../shared/outfits/outfit-options.ts";

const labels = {
  planned: { text: "Planned", tone: "teal" },
  worn: { text: "Worn", tone: "ok" },
  instead: { text: "Not worn", tone: "plain" },
} as const;

export function PlanStateLabel({ became }: { became: PlanState }) {
  const { text, tone } = labels[became];
  return <StatusLabel tone={tone}>{text}</StatusLabel>;
}
