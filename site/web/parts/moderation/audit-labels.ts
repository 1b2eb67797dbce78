import type { AuditAct } from "../../../shared/moderation/admin.ts";

export const actLabels: Record<AuditAct, string> = {
  "change-role": "Changed role",
};

/** "role: member" for each field. */
export const factsOf = (facts: Record<string, unknown> | null): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(", ") || "–";
