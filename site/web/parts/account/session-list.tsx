import { Button } from "@hemline/ui/buttons/button.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import { useState } from "react";
import type { SessionRecord } from "../../../shared/accounts/user.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { ShortDay } from "../format/short-day.tsx";
import styles from "./recent-logins.module.css";

/** Where the member is logged in, with a way to end each session. */
export function SessionList({ sessions }: { sessions: readonly SessionRecord[] }) {
  const [ending, setEnding] = useState<string | null>(null);
  const refresh = useRefresh();
  async function end(path: string) {
    setEnding(path);
    try {
      await callApi(path, { method: "DELETE" });
      await refresh();
    } finally {
      setEnding(null);
    }
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.login}>
            <SessionFacts session={session} />
            {session.isPresent ? (
              <StatusLabel tone="ok">This browser</StatusLabel>
            ) : (
              <Button
                kind="line"
                size="sm"
                busy={ending === api.session(session.id)}
                onClick={() => void end(api.session(session.id))}
                aria-label={`Log out of ${session.browser}`}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p className={styles.others}>
          <Button kind="line" size="sm" busy={ending === api.sessions} onClick={() => void end(api.sessions)}>
            Log out everywhere else
          </Button>
        </p>
      )}
    </>
  );
}

function SessionFacts({ session: { browser, network, since, seenAt } }: { session: SessionRecord }) {
  return (
    <div className={styles.text}>
      <b>{browser}</b>
      <span className={styles.details}>
        Since <ShortDay at={since} />, last used <ShortDay at={seenAt} />, from {network}
      </span>
    </div>
  );
}
