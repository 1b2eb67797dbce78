import { buttonClass } from "@hemline/ui/button-class.ts";
import { Tabs } from "@hemline/ui/tabs.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { MemberProfile } from "../../shared/member.ts";
import { paths } from "../../shared/paths.ts";
import { counted } from "./counted.ts";
import { monthOf } from "./dates.ts";
import { DisplayName } from "./display-name.tsx";
import { MemberAvatar } from "./member-avatar.tsx";
import styles from "./member-head.module.css";

/** Who this is, and the sides of their page. */
export function MemberHead({ member, side }: { member: MemberProfile; side: "looks" | "profile" }) {
  const { slug, username, bio, city, joinedAt, looks, likes, isSelf } = member;
  return (
    <>
      <header className={styles.head}>
        <MemberAvatar member={member} size="large" />
        <div className={styles.words}>
          <h1 className={type.d56}>
            <DisplayName member={member} />
          </h1>
          {bio && (
            <p className={styles.bio} dir="auto">
              {bio}
            </p>
          )}
          <p className={styles.facts}>
            <span>
              <b>{likes.toLocaleString("en")}</b> {likes === 1 ? "like" : "likes"} on {counted(looks, "look")}
            </span>
            {city && <span dir="auto">{city}</span>}
            <span>Here since {monthOf(joinedAt)}</span>
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
