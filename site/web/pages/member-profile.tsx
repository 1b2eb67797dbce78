import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { dayOf } from "../parts/dates.ts";
import { LookCard } from "../parts/look-card.tsx";
import { lookSizes } from "../parts/look-sizes.ts";
import { MemberHead } from "../parts/member-head.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { usePage } from "../payload.ts";
import styles from "./member-profile.module.css";

/** What a member says about themselves, beside the look they put first. */
export function MemberProfile() {
  const { member, featured } = usePage("memberProfile");
  const { username, fullName, slug, city, bio, joinedAt, looks, likes, isSubscribed, isSelf } = member;
  const facts = [
    ["Name", fullName],
    ["City", city],
    ["Here since", dayOf(joinedAt)],
    ["Looks", looks.toLocaleString("en")],
    ["Likes on them", likes.toLocaleString("en")],
    ["Membership", isSubscribed ? "Subscriber" : null],
  ].filter(([, value]) => value);
  return (
    <div className={frame.wide}>
      <PageHead
        title={`${username}, profile`}
        description={bio?.slice(0, 200) || `Who ${username} is.`}
        path={paths.memberProfile(slug)}
        photo={featured?.photo}
      />
      <MemberHead member={member} side="profile" />
      <div className={styles.sides}>
        <section>
          <Hem size="h32">
            About <span dir="auto">{username}</span>
          </Hem>
          <dl className={styles.facts}>
            {facts.map(([word, value]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
          {!bio && isSelf && (
            <p className={`${type.dim} ${styles.hint}`}>
              Two sentences tell people more than a form.{" "}
              <Link className={type.link} to={paths.settingsProfile}>
                Write about yourself
              </Link>
            </p>
          )}
        </section>
        {featured && (
          <section>
            <Hem size="h32">Featured look</Hem>
            <div className={styles.featured}>
              <LookCard look={featured} sizes={lookSizes.spreadFirst} by={false} urgency="first" />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
