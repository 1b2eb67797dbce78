import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { Person } from "../../../shared/members/member.ts";
import { useViewer } from "../../payload.ts";
import { formatCount } from "../format/format-count.ts";
import { FollowRequestButtons } from "./follow-request-buttons.tsx";
import styles from "./people-page.module.css";
import { PersonRow } from "./person-row.tsx";

/** Those who ask to follow the viewer. `onAnswered` reloads the page. */
export function FollowRequests({ people, onAnswered }: { people: readonly Person[]; onAnswered: () => Promise<void> }) {
  const more = (useViewer()?.requests ?? 0) - people.length;
  return (
    <section>
      <SectionHeading size="h32">Follow requests</SectionHeading>
      {people.length === 0 ? (
        <NoRequests />
      ) : (
        <ul className={layout.list}>
          {people.map((person) => (
            <li key={person.slug}>
              <PersonRow person={person}>
                <FollowRequestButtons person={person} onAnswered={onAnswered} />
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.note}>{formatCount(more, "more request")} will appear here as you answer these.</p>
      )}
    </section>
  );
}

function NoRequests() {
  return (
    <p className={styles.note}>
      <b>No follow requests.</b> When someone asks to follow you, you decide here.
    </p>
  );
}
