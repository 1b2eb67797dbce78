import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "react-router";
import type { MemberProfile } from "../../../shared/member.ts";
import { paths } from "../../../shared/paths.ts";
import { formatCount } from "../format/format-count.ts";
import { formatMonth } from "../format/format-date.ts";
import { DisplayName } from "./display-name.tsx";
import { MemberAvatar } from "./member-avatar.tsx";
import styles from "./member-header.module.css";

export function MemberHeader({ member, side }: { member: MemberProfile; side: "looks" | "profile" }) {
  const { slug, username, bio, city, joinedAt, looks, likes, isSelf } = member;
  return (
    <>
      <header className={styles.header}>
        <MemberAvatar member={member} size="large" />
        <div className={styles.text}>
          <h1 className={typography.d56}>
            <DisplayName member={member} />
          </h1>
          {bio && (
            <p className={styles.bio} dir="auto">
              {bio}
            </p>
          )}
          <p className={styles.facts}>
            <span>
              <b>{likes.toLocaleString("en")}</b> {likes === 1 ? "like" : "likes"} on {formatCount(looks, "look")}
            </span>
            {city && <span dir="auto">{city}</span>}
            <span>Joined {formatMonth(joinedAt)}</span>
          </p>
        </div>
        {isSelf && (
          <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.settingsProfile}>
            Edit profile
          </Link>
        )}
      </header>
      <Tabs label={`Pages of ${username}`}>
        <Link to={paths.member(slug)} aria-current={side === "looks" ? "page" : undefined} preventScrollReset>
          Looks <span>{looks.toLocaleString("en")}</span>
        </Link>
        <Link to={paths.memberProfile(slug)} aria-current={side === "profile" ? "page" : undefined} preventScrollReset>
          Profile
        </Link>
      </Tabs>
    </>
  );
}
