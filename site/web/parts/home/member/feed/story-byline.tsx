import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { MemberWithAvatar } from "../../../../../shared/accounts/member-name.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { DisplayName } from "../../../members/display-name.tsx";
import { MemberAvatar } from "../../../members/member-avatar.tsx";
import styles from "./story-byline.module.css";

interface Saying {
  /** What they did. */
  children: ReactNode;
  /** The line below: when. */
  note: ReactNode;
}

/** Who did what, and when: “Noor Aziz posted look 9”. Without `member`: a former one. */
export function StoryByline({ member, ...saying }: Saying & { member: MemberWithAvatar | null }) {
  return (
    <Byline
      picture={<MemberAvatar member={member ?? { username: "", avatar: null }} />}
      name={member?.slug ? <DisplayName member={member} /> : (member?.username ?? "A former member")}
      path={member?.slug ? paths.member(member.slug) : null}
      {...saying}
    />
  );
}

/** @param props.path of whoever did it; null where they have no page */
export function Byline({
  picture,
  name,
  path,
  children,
  note,
}: Saying & { picture: ReactNode; name: ReactNode; path: string | null }) {
  return (
    <div className={styles.byline}>
      {picture}
      <p>
        {path === null ? (
          <b>{name}</b>
        ) : (
          <Link to={path}>
            <b>{name}</b>
          </Link>
        )}{" "}
        {children}
        <br />
        <span className={typography.faint}>{note}</span>
      </p>
    </div>
  );
}
