import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { MemberWithAvatar } from "../../../../../shared/accounts/member-name.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { DisplayName } from "../../../members/display-name.tsx";
import { MemberAvatar } from "../../../members/member-avatar.tsx";
import styles from "./story-byline.module.css";

/** Who did what, and when: “Noor Aziz posted look 9”. Without `member`: a former one. */
export function StoryByline({
  member,
  children,
  note,
}: {
  member: MemberWithAvatar | null;
  children: ReactNode;
  /** The line below. */
  note: ReactNode;
}) {
  return (
    <div className={styles.byline}>
      <MemberAvatar member={member ?? { username: "", avatar: null }} />
      <p>
        {member?.slug ? (
          <Link to={paths.member(member.slug)}>
            <b>
              <DisplayName member={member} />
            </b>
          </Link>
        ) : (
          <b>{member?.username ?? "A former member"}</b>
        )}{" "}
        {children}
        <br />
        <span className={typography.faint}>{note}</span>
      </p>
    </div>
  );
}
