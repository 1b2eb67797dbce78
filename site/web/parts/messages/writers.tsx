import type { MemberName } from "../../../shared/accounts/member-name.ts";
import styles from "./conversation.module.css";

/** "Noor is writing" */
export function Writers({ writers }: { writers: readonly MemberName[] }) {
  const [first, second, ...others] = writers;
  return (
    <p className={styles.writers} aria-live="polite">
      {first && (
        <>
          <bdi>{first.username}</bdi>
          {second && others.length === 0 && (
            <>
              {" "}
              and <bdi>{second.username}</bdi>
            </>
          )}
          {others.length > 0 && ` and ${others.length + 1} others`} {second ? "are" : "is"} writing
        </>
      )}
    </p>
  );
}
