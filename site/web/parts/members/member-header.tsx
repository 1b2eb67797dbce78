import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatMonth } from "../../../shared/format-day.ts";
import { formatNumber } from "../../../shared/format-number.ts";
import type { MemberCounts, MemberProfile } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { DisplayName } from "./display-name.tsx";
import { FollowButton } from "./follow-button.tsx";
import { MemberAvatar } from "./member-avatar.tsx";
import { MemberCover } from "./member-cover.tsx";
import styles from "./member-header.module.css";
import { MemberLinks } from "./member-links.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { type MemberSide, MemberTabs } from "./member-tabs.tsx";
import { loadedFollow, useFollow } from "./use-follow.ts";

/** The head of a member's pages: who it is, what the viewer can do, and the tabs. */
export function MemberHeader({ member, side }: { member: MemberProfile; side: MemberSide }) {
  const { username, bio, cover, links, isSelf, relation } = member;
  const counts = useCounts(member);
  const refresh = useRefresh();
  return (
    <>
      {cover && (
        <div className={styles.cover}>
          <MemberCover cover={cover} />
        </div>
      )}
      <header className={classNames(styles.header, cover && styles.below)}>
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
          {links.length > 0 && <MemberLinks links={links} />}
          <Facts member={member} counts={counts} />
        </div>
        <div className={styles.actions}>
          {isSelf && (
            <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.settingsProfile}>
              Edit profile
            </Link>
          )}
          {/* Only for a private member does a follow decide what the page shows. */}
          <FollowButton member={member} filled onChanged={member.isPrivate ? () => void refresh() : undefined} />
          {relation && <MemberMenu member={member} />}
        </div>
      </header>
      <MemberTabs name={username} slug={member.slug} counts={counts} side={side} />
    </>
  );
}

/** The counts with the follow that the viewer has just begun or ended. */
function useCounts(member: MemberProfile): MemberCounts | null {
  const state = useFollow(useViewer()?.slug ?? null, member);
  const { counts } = member;
  if (!counts || member.isSelf) return counts;
  const followers = counts.followers + Number(state === "following") - Number(loadedFollow(member) === "following");
  return { ...counts, followers };
}

function Facts({ member, counts }: { member: MemberProfile; counts: MemberCounts | null }) {
  const { city, joinedAt, isPrivate, relation } = member;
  return (
    <div className={styles.facts}>
      {counts && (
        <>
          <CountLinks slug={member.slug} counts={counts} />
          {city && <span dir="auto">{city}</span>}
          <span>Joined {formatMonth(joinedAt)}</span>
        </>
      )}
      {isPrivate && <PrivateLabel />}
      {relation?.followsViewer && <StatusLabel tone="teal">Follows you</StatusLabel>}
      {relation?.isMuted && <StatusLabel>Muted</StatusLabel>}
    </div>
  );
}

function PrivateLabel() {
  return (
    <StatusLabel>
      <Icon name="lock" size="sm" />
      Private account
    </StatusLabel>
  );
}

function CountLinks({ slug, counts: { followers, following, likes } }: { slug: string; counts: MemberCounts }) {
  return (
    <>
      <Link to={paths.memberFollowers(slug)} preventScrollReset>
        <b>{formatNumber(followers)}</b> {followers === 1 ? "follower" : "followers"}
      </Link>
      <Link to={paths.memberFollowing(slug)} preventScrollReset>
        <b>{formatNumber(following)}</b> following
      </Link>
      <span>
        <b>{formatNumber(likes)}</b> {likes === 1 ? "like" : "likes"}
      </span>
    </>
  );
}
