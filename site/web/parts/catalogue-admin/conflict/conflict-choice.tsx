import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useId, useRef, useState } from "react";
import { bidiIsolate } from "../../format/bidi-isolate.ts";
import { TimeAgo } from "../../format/time-ago.tsx";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import { type Choices, chosenForm, defaultChoices } from "./choices.ts";
import type { Conflict } from "./conflict.ts";
import styles from "./conflict-choice.module.css";
import { FieldChoice } from "./field-choice.tsx";
import type { FieldValue } from "./field-value.tsx";

/** How the fields of a form are called, and what they hold. */
export interface FieldWords<Edited> {
  labels: { readonly [Name in keyof Edited]: string };
  valueOf: (edited: Edited, name: keyof Edited) => FieldValue;
}

/** Both versions of a form that two admins have changed, field by field. It takes the focus. */
export function ConflictChoice<Edited extends object>({
  noun,
  conflict,
  base,
  mine,
  words,
  onSave,
  onTakeTheirs,
}: {
  noun: string;
  conflict: Conflict<Edited>;
  /** What both began from, as far as this form knows. */
  base: Edited;
  mine: Edited;
  words: FieldWords<Edited>;
  onSave: (chosen: Edited) => void;
  onTakeTheirs: () => void;
}) {
  const { theirs, names, by, at } = conflict;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [choices, setChoices] = useState<Choices<Edited>>(() => defaultChoices(names, base, mine));
  // The document’s focus goes from the button to what its press has met.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is told, also one that reads like the last
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: "start" });
  }, [conflict]);
  const whose = by ? `${bidiIsolate(by.username)}’s` : "Theirs";
  return (
    <section ref={section} className={styles.conflict} tabIndex={-1} aria-labelledby={id}>
      <div className={styles.head}>
        {by && <MemberAvatar member={by} />}
        <div>
          <h2 className={typography.h16} id={id}>
            <bdi>{by?.username ?? "Someone else"}</bdi> saved this {noun} while you were writing
          </h2>
          <p className={`${typography.s14} ${typography.dim}`}>
            Saved <TimeAgo at={at} />. {names.length === 1 ? "One field differs" : `${names.length} fields differ`}.
            Nothing of yours is lost: choose what to keep.
          </p>
        </div>
      </div>
      {names.map((name) => (
        <FieldChoice
          key={String(name)}
          label={words.labels[name]}
          mine={words.valueOf(mine, name)}
          theirs={words.valueOf(theirs, name)}
          whose={whose}
          side={choices[name] ?? "mine"}
          onChoose={(side) => setChoices({ ...choices, [name]: side })}
        />
      ))}
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button onClick={() => onSave(chosenForm(mine, theirs, choices))}>Save this choice</Button>
        <Button kind="line" onClick={onTakeTheirs}>
          Take all of {by ? whose : "theirs"}
        </Button>
      </div>
    </section>
  );
}
