import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { MemberCard } from "../../shared/member.ts";
import { paths } from "../../shared/paths.ts";
import styles from "./aside-rows.module.css";
import { counted } from "./counted.ts";
import { DisplayName } from "./display-name.tsx";
import { MemberAvatar } from "./member-avatar.tsx";

/** The members who joined last and have a look to show. */
export function Newcomers({ members }: { members: readonly MemberCard[] }) {
  return (
    <section>
      <Hem
        size="h32"
        aside={
          <Link className={type.link} to={paths.members}>
            All members
          </Link>
        }
      >
        New members
      </Hem>
      <ul className={frame.list}>
        {members.map((member) => (
          <li key={member.slug}>
            <Link className={styles.row} to={paths.member(member.slug)}>
              <MemberAvatar member={member} />
              <span className={styles.words}>
                <b>
                  <DisplayName member={member} />
                </b>
                <br />
                <span className={type.dim}>
                  {counted(member.looks, "look")}
                  {member.city && (
                    <>
                      , <span dir="auto">{member.city}</span>
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
