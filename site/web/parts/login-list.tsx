import { Empty } from "@hemline/ui/empty.tsx";
import { Status } from "@hemline/ui/status.tsx";
import type { LoginOutcome, LoginRecord } from "../../shared/user.ts";
import { dayAndTimeOf } from "./dates.ts";
import styles from "./login-list.module.css";

const words: Record<LoginOutcome, { tone: "ok" | "plain" | "bad"; name: string }> = {
  succeeded: { tone: "ok", name: "Logged in" },
  "wrong password": { tone: "plain", name: "Wrong password" },
  refused: { tone: "bad", name: "Refused" },
};

/** Logins and refused ones, the newest first. */
export function LoginList({ logins }: { logins: readonly LoginRecord[] }) {
  if (logins.length === 0)
    return (
      <Empty title="No logins yet">
        <p>The next time you log in, you’ll see it here.</p>
      </Empty>
    );
  return (
    <ul className={styles.list}>
      {logins.map(({ at, browser, network, outcome }) => (
        <li key={`${at} ${outcome}`} className={styles.login}>
          <div className={styles.words}>
            <b>{browser}</b>
            <span className={styles.faint}>
              <time dateTime={at}>{dayAndTimeOf(at)}</time>, from {network}
            </span>
          </div>
          <Status tone={words[outcome].tone}>{words[outcome].name}</Status>
        </li>
      ))}
    </ul>
  );
}
