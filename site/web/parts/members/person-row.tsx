import type { ReactNode } from "react";
import type { Person } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { DisplayName } from "./display-name.tsx";
import { MemberAvatar } from "./member-avatar.tsx";
import styles from "./person-row.module.css";

/** A member in a list of people. Its children are the buttons at the end of the row. */
export function PersonRow({
  person,
  person: { slug, city },
  hasPage = true,
  note = null,
  children,
}: {
  person: Person;
  /** False where the viewer can't open it. */
  hasPage?: boolean;
  /** In place of the city. */
  note?: ReactNode;
  children?: ReactNode;
}) {
  const texts = (
    <>
      <MemberAvatar member={person} />
      <span className={styles.text}>
        <b>
          <DisplayName member={person} />
        </b>
        {note && <span className={styles.city}>{note}</span>}
        {city && !note && (
          <span className={styles.city} dir="auto">
            {city}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div className={styles.row}>
      {hasPage ? (
        <Link className={styles.person} to={paths.member(slug)}>
          {texts}
        </Link>
      ) : (
        <span className={styles.person}>{texts}</span>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
