import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import { accountLimits, catalogueLimits } from "../../../../shared/limits.ts";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import styles from "./named-members-field.module.css";
import { slugIn } from "./slug-in.ts";

/** Members who may answer reviews for a brand, named by their page addresses. */
export function NamedMembersField({
  slugs,
  known,
  errors = [],
  onChange,
}: {
  slugs: readonly string[];
  /** Those whose names the page knows. */
  known: readonly MemberWithAvatar[];
  errors?: readonly string[] | undefined;
  onChange: (slugs: string[]) => void;
}) {
  const [text, setText] = useState("");
  const input = useRef<HTMLDivElement>(null);
  const isFull = slugs.length >= catalogueLimits.namedMembers;
  const add = () => {
    const slug = slugIn(text);
    if (slug && !slugs.includes(slug)) onChange([...slugs, slug]);
    setText("");
    input.current?.querySelector("input")?.focus();
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Who may respond to reviews</legend>
      {slugs.length > 0 && (
        <ul className={styles.members} aria-label="Members who may answer reviews">
          {slugs.map((slug) => {
            const member = known.find((one) => one.slug === slug);
            return (
              <li key={slug}>
                <MemberAvatar member={member ?? { username: slug, avatar: null }} size="small" />
                <span className={styles.name}>
                  {member && <b dir="auto">{member.username}</b>}
                  <span className={styles.slug}>{slug}</span>
                </span>
                <IconButton
                  icon="close"
                  label={`Remove ${member?.username ?? slug}`}
                  onClick={() => onChange(slugs.filter((one) => one !== slug))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.adding} ref={input}>
        <TextField
          label="Add a member"
          hint={
            isFull
              ? `That’s all ${catalogueLimits.namedMembers} members.`
              : "The page address of a member, such as maren-holt."
          }
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.slugLength + 40}
          disabled={isFull}
          value={text}
          errors={errors}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            // Enter must not send the form.
            event.preventDefault();
            if (text.trim()) add();
          }}
        />
        <Button kind="line" disabled={isFull || !text.trim()} onClick={add} aria-label="Add member">
          Add
        </Button>
      </div>
    </fieldset>
  );
}
