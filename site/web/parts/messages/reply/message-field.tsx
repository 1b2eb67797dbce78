import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { formatNumber } from "../../../../shared/format-number.ts";
import { messageLimits } from "../../../../shared/limits.ts";
import { formatCount } from "../../format/format-count.ts";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import styles from "./message-field.module.css";
import { type Mentions, useMentions } from "./use-mentions.ts";

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
  onText,
}: {
  label: string;
  /** Of the discussion. */
  slug: string;
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  errors?: readonly string[] | undefined;
  hint?: ReactNode;
  onText: (text: string) => void;
}) {
  const mentions = useMentions(slug, area);
  const { members, active, listId, optionId } = mentions;
  const isOpen = members.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      mentions.close();
      event.currentTarget.form?.requestSubmit();
    }
  };
  return (
    <div className={styles.field}>
      <TextArea
        ref={area}
        label={<span className={typography.hidden}>{label}</span>}
        placeholder={label}
        name="text"
        rows={4}
        dir="auto"
        value={value}
        errors={errors}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        hint={value.length > nearLimit ? <TextLength length={value.length} /> : hint}
        onChange={({ target: { value: text } }) => onText(text)}
        onInput={mentions.update}
        onSelect={mentions.update}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
      />
      {isOpen && <MemberChoices mentions={mentions} />}
      <p className={typography.hidden} role="status">
        {isOpen && `${formatCount(members.length, "member")} to mention. Choose with the arrow keys and Enter.`}
      </p>
    </div>
  );
}

function TextLength({ length }: { length: number }) {
  return (
    <span className={typography.num}>
      {formatNumber(length)} of {formatNumber(messageLimits.textLength)} characters
    </span>
  );
}

/** The members whose names begin as what is typed after the @. */
function MemberChoices({ mentions: { members, active, listId, optionId, choose } }: { mentions: Mentions }) {
  return (
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
          onClick={() => choose(member)}
        >
          <MemberAvatar member={member} size="small" />
          <span>
            <b dir="auto">{member.username}</b> @{member.slug}
          </span>
        </div>
      ))}
    </div>
  );
}
