import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { useState } from "react";
import { api } from "../../../shared/paths.ts";
import { type Audience, audiences } from "../../../shared/permissions.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { audienceLabels } from "../looks/audience-labels.ts";

/** Who may see the wardrobe at most. Saved when it is chosen. */
export function WardrobeAudience({ audience }: { audience: Audience }) {
  const refresh = useRefresh();
  /** What is being saved; null otherwise. */
  const [saving, setSaving] = useState<Audience | null>(null);
  const save = async (next: Audience) => {
    setSaving(next);
    try {
      await callApi(api.wardrobe, { method: "PUT", body: { audience: next } });
      await refresh();
    } catch {
      // The toast has said why; the choice goes back.
    }
    setSaving(null);
  };
  return (
    <SelectField
      label="Who can see your wardrobe"
      value={saving ?? audience}
      aria-busy={saving !== null || undefined}
      onChange={({ currentTarget: { value } }) => {
        const next = audiences.find((one) => one === value);
        if (next && saving === null) void save(next);
      }}
    >
      {audiences.map((one) => (
        <option key={one} value={one}>
          {audienceLabels[one]}
        </option>
      ))}
    </SelectField>
  );
}
