import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useState } from "react";
import type { Person } from "../../../shared/members/member.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { showSuccess } from "../../state/show-toast.ts";
import styles from "./people-page.module.css";
import { PersonRow } from "./person-row.tsx";

/** Those who ask to follow the viewer. `onAnswered` reloads the page. */
export function FollowRequests({ people, onAnswered }: { people: readonly Person[]; onAnswered: () => Promise<void> }) {
  return (
    <section>
      <SectionHeading size="h32">Follow requests</SectionHeading>
      {people.length === 0 ? (
        <p className={styles.note}>
          <b>No follow requests.</b> When someone asks to follow you, you decide here.
        </p>
      ) : (
        <ul className={layout.list}>
          {people.map((person) => (
            <li key={person.slug}>
              <PersonRow person={person}>
                <Answer person={person} onAnswered={onAnswered} />
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Answer({ person: { slug, username }, onAnswered }: { person: Person; onAnswered: () => Promise<void> }) {
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const send = async (answer: "accept" | "decline") => {
    setBusy(answer);
    try {
      await callApi(api.follower(slug), { method: answer === "accept" ? "PUT" : "DELETE", toasts: "failures" });
      showSuccess(answer === "accept" ? "Request accepted" : "Request declined");
    } catch {
      // The toast has said why; the reload shows what is left of the request.
    }
    await onAnswered();
    setBusy(null);
  };
  const press = (answer: "accept" | "decline") => () => {
    if (busy === null) void send(answer);
  };
  return (
    <>
      <Button size="sm" busy={busy === "accept"} aria-label={`Accept ${username}`} onClick={press("accept")}>
        Accept
      </Button>
      <Button
        kind="line"
        size="sm"
        busy={busy === "decline"}
        aria-label={`Decline ${username}`}
        onClick={press("decline")}
      >
        Decline
      </Button>
    </>
  );
}
