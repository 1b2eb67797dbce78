import { Check } from "@hemline/ui/forms/check.tsx";
import { useId } from "react";
import { type Audience, audiences } from "../../../shared/permissions.ts";
import { audienceLabels } from "../looks/audience-labels.ts";
import styles from "./audience-field.module.css";

const hints: Record<Audience, string> = {
  everyone: "If your account is private, only people who follow you see it.",
  followers: "Only people who follow you see it.",
  me: "No one else sees it.",
};

export function AudienceField({ audience, onChange }: { audience: Audience; onChange: (audience: Audience) => void }) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>Who can see this look</legend>
      <div className={styles.choices}>
        {audiences.map((one) => (
          <Check
            key={one}
            type="radio"
            name="audience"
            value={one}
            checked={one === audience}
            onChange={() => onChange(one)}
          >
            {audienceLabels[one]}
          </Check>
        ))}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {hints[audience]}
      </p>
    </fieldset>
  );
}
