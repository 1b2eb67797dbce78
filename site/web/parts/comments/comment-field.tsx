import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { formatNumber } from "../../../shared/format-number.ts";
import { commentLimits } from "../../../shared/limits.ts";

/** From here on the counter is shown. */
const nearLimit = commentLimits.textLength - 200;

/** The text of a comment, with a counter when it gets long. */
export function CommentField({
  label,
  area,
  initial,
  errors,
  hint,
  onText,
}: {
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  initial?: string;
  errors?: readonly string[];
  hint?: ReactNode;
  onText?: (text: string) => void;
}) {
  const [length, setLength] = useState(initial?.length ?? 0);
  // What was typed before the script ran, or came from a draft, is in the element only.
  useEffect(() => setLength(area.current?.value.length ?? 0), [area]);
  return (
    <TextArea
      ref={area}
      label={<span className={typography.hidden}>{label}</span>}
      placeholder={label}
      name="text"
      rows={2}
      defaultValue={initial}
      errors={errors}
      hint={
        length > nearLimit ? (
          <span className={typography.num}>
            {formatNumber(length)} of {formatNumber(commentLimits.textLength)} characters
          </span>
        ) : (
          hint
        )
      }
      onInput={({ currentTarget: { value } }) => {
        setLength(value.length);
        onText?.(value);
      }}
    />
  );
}
