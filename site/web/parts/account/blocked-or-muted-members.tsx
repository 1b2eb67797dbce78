import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useRef, useState } from "react";
import type { BlockedOrMutedPerson, Person } from "../../../shared/members/member.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { unmarkDeleted } from "../../state/deleted-pages.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { PersonRow } from "../members/person-row.tsx";
import styles from "./blocked-or-muted-members.module.css";

const texts = {
  muted: {
    title: "Muted members",
    text: "You don’t see their looks in lists or on your home page. You can still open their profiles. We don’t tell them.",
    none: "You haven’t muted anyone",
    end: "Unmute",
    ended: "unmuted",
    address: api.mute,
  },
  blocked: {
    title: "Blocked members",
    text: "People you block can’t see you, and you won’t see them.",
    none: "You haven’t blocked anyone",
    end: "Unblock",
    ended: "unblocked",
    address: api.block,
  },
};

/** Whom the viewer has muted or blocked. */
export function BlockedOrMutedMembers({
  kind,
  people,
}: {
  kind: keyof typeof texts;
  people: readonly BlockedOrMutedPerson[];
}) {
  const { title, text, none } = texts[kind];
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} className={styles.section}>
      <SectionHeading size="h32">{title}</SectionHeading>
      <p className={styles.text}>{text}</p>
      {people.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={layout.list}>
          {people.map((person) => (
            <li key={person.slug}>
              <PersonRow person={person} hasPage={person.hasPage}>
                {/* The button with the focus goes with its row. */}
                <EndButton
                  kind={kind}
                  person={person}
                  onEnded={() => section.current?.focus({ preventScroll: true })}
                />
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EndButton({
  kind,
  person: { slug, username },
  onEnded,
}: {
  kind: keyof typeof texts;
  person: Person;
  onEnded: () => void;
}) {
  const { end, ended, address } = texts[kind];
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await callApi(address(slug), { method: "DELETE", toasts: "failures" });
      unmarkDeleted(paths.member(slug));
      showSuccess(`${username} ${ended}`);
      await refresh();
      onEnded();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Button kind="line" size="sm" busy={isBusy} aria-label={`${end} ${username}`} onClick={() => void press()}>
      {end}
    </Button>
  );
}
