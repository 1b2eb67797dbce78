import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode, RefObject } from "react";
import { messageLimits } from "../../../../shared/limits.ts";
import { formatCount } from "../../format/format-count.ts";
import { formatNumber } from "../../format/format-number.ts";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import styles from "./message-field.module.css";
import { useMentions } from "./use-mentions.ts";

/** From here on the counter is shown. */
const nearLimit = messageLimits.textLength - 500;

/** The text of a message. After an @ it offers members to name; Ctrl and Enter, or ⌘ and Enter, send it. */
export function MessageField({
  label,
  slug,
  area,
  value,
  errors,
  hint,
  rows = 4,
  onText,
}: {
  label: string;
  /** Of the discussion. */
  slug: string;
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  errors?: readonly string[] | undefined;
  hint?: ReactNode;
  rows?: number;
  onText: (text: string) => void;
}) {
  const mentions = useMentions(slug, area);
  const { members, active, listId, optionId } = mentions;
  const isOpen = members.length > 0;
  return (
    <div className={styles.field}>
      <TextArea
        ref={area}
        label={<span className={typography.hidden}>{label}</span>}
        placeholder={label}
        name="text"
        rows={rows}
        dir="auto"
        value={value}
        errors={errors}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        hint={
          value.length > nearLimit ? (
            <span className={typography.num}>
              {formatNumber(value.length)} of {formatNumber(messageLimits.textLength)} characters
            </span>
          ) : (
            hint
          )
        }
        onChange={({ target: { value: text } }) => onText(text)}
        onInput={mentions.update}
        onSelect={mentions.update}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (mentions.onKeyDown(event)) return;
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      {isOpen && (
        <div id={listId} className={styles.members} role="listbox" aria-label="Members to mention">
          {members.map((member, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and its keys choose
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose
            <div
              key={member.slug}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              ref={at === active ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
              className={styles.member}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => mentions.choose(member)}
            >
              <MemberAvatar member={member} size="small" />
              <span>
                <b dir="auto">{member.username}</b> @{member.slug}
              </span>
            </div>
          ))}
        </div>
      )}
      <p className={typography.hidden} role="status">
        {isOpen && `${formatCount(members.length, "member")} to mention. Choose with the arrow keys and Enter.`}
      </p>
    </div>
  );
}
