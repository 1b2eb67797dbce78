import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { type ReadingLevel, readingLevels } from "../../../shared/discussions/discussion-options.ts";
import { setReadingLevel } from "./reading-levels.ts";

const labels: Record<ReadingLevel, string> = {
  every: "Every reply",
  following: "Replies to you, and show new ones at home",
  normal: "Replies to you",
  muted: "Nothing",
};

/** What a member wants to hear of a discussion. Each change is saved at once. */
export function LevelField({ slug, level }: { slug: string; level: ReadingLevel }) {
  return (
    <SelectField
      label="Notify me about"
      value={level}
      onChange={({ target: { value } }) => {
        const next = readingLevels.find((one) => one === value);
        if (next) void setReadingLevel(slug, next);
      }}
    >
      {[...readingLevels].reverse().map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </SelectField>
  );
}
