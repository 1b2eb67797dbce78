import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { LoginOutcome, LoginRecord } from "../../../shared/accounts/user.ts";
import { ShortDay } from "../format/short-day.tsx";
import styles from "./recent-logins.module.css";

const words: Record<LoginOutcome, { tone: "ok" | "plain" | "bad"; name: string }> = {
  succeeded: { tone: "ok", name: "Logged in" },
  "wrong password": { tone: "plain", name: "Wrong password" },
  refused: { tone: "bad", name: "Refused" },
};

export function RecentLogins({ logins }: { logins: readonly LoginRecord[] }) {
  if (logins.length === 0)
    return (
      <EmptyState title="No logins yet">
        <p>The next time you log in, you’ll see it here.</p>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {logins.map((login) => (
        <Login key={`${login.at} ${login.outcome}`} login={login} />
      ))}
    </ul>
  );
}

function Login({ login: { at, browser, network, outcome } }: { login: LoginRecord }) {
  return (
    <li className={styles.login}>
      <div className={styles.text}>
        <b>{browser}</b>
        <span className={styles.details}>
          <ShortDay at={at} withTime />, from {network}
        </span>
      </div>
      <StatusLabel tone={words[outcome].tone}>{words[outcome].name}</StatusLabel>
    </li>
  );
}
