import { Check } from "@hemline/ui/forms/check.tsx";
import { useId } from "react";
import { type Audience, audiences } from "../../../shared/permissions.ts";
import { useViewer } from "../../payload.ts";
import { audienceLabels } from "../looks/audience-labels.ts";
import styles from "./audience-field.module.css";

const hintFor = (audience: Audience, isPrivate: boolean): string => {
  if (audience === "me") return "No one else sees it.";
  if (audience === "followers") return "Only people who follow you see it.";
  return isPrivate
    ? "Your account is private, so only people who follow you see it."
    : "Anyone can see it, with or without an account.";
};

export function AudienceField({
  audience,
  noun = "look",
  onChange,
}: {
  audience: Audience;
  noun?: "look" | "item";
  onChange: (audience: Audience) => void;
}) {
  const id = useId();
  const viewer = useViewer();
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>Who can see this {noun}</legend>
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
        {hintFor(audience, viewer?.isPrivate ?? false)}
      </p>
    </fieldset>
  );
}
