import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useRef } from "react";
import type { Suggestion } from "../../../shared/members/member.ts";
import { FollowButton } from "../members/follow-button.tsx";
import { PersonRow } from "../members/person-row.tsx";
import { FollowedBy } from "./followed-by.tsx";
import styles from "./suggested-members.module.css";
import { useDismissals } from "./use-dismissals.ts";

/** Whom the viewer may want to follow. A row stays after its button was pressed, so that nothing moves. */
export function SuggestedMembers({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const section = useRef<HTMLElement>(null);
  const { shown, dismiss } = useDismissals(suggestions);
  if (shown.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className={styles.section}>
      <SectionHeading size="h32">Members to follow</SectionHeading>
      <ul className={styles.list}>
        {shown.map((person) => (
          <li key={person.slug}>
            <PersonRow person={person} note={person.followedBy && <FollowedBy {...person.followedBy} />}>
              <FollowButton member={person} />
              <IconButton
                icon="close"
                label={`Don’t suggest ${person.username}`}
                onClick={() => {
                  dismiss(person);
                  // The button with the focus goes with its row.
                  section.current?.focus({ preventScroll: true });
                }}
              />
            </PersonRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
