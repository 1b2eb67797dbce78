import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { formatNumber } from "../../../shared/format-number.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { Day } from "../../parts/format/day.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { LookCard } from "../../parts/looks/look-card.tsx";
import { MemberHeader } from "../../parts/members/member-header.tsx";
import { privateAccountDescription } from "../../parts/members/private-account-description.ts";
import { PrivateAccountNotice } from "../../parts/members/private-account-notice.tsx";
import { EntryLines } from "../../parts/notebook/list/entry-lines.tsx";
import { photoSizes } from "../../parts/photos/photo-sizes.ts";
import { usePage } from "../../payload.ts";
import styles from "./member-profile.module.css";

export function MemberProfile() {
  const { member, featured, entries } = usePage("memberProfile");
  const list = usePagedList("memberProfile", entries);
  const { username, fullName, slug, city, bio, joinedAt, counts, isSubscribed, isSelf } = member;
  const facts: [name: string, value: ReactNode][] = [
    ["Name", fullName],
    ["City", city],
    ["Joined", <Day key="joined" at={joinedAt} />],
    ["Looks", counts && formatNumber(counts.looks)],
    ["Items", counts && formatNumber(counts.items)],
    ["Reviews", counts && formatNumber(counts.reviews)],
    ["Likes received", counts && formatNumber(counts.likes)],
    ["Subscription", isSubscribed ? "Active" : null],
  ];
  return (
    <div className={layout.wide} key={slug}>
      <PageMeta
        title={`${username}, profile`}
        description={
          counts === null
            ? privateAccountDescription
            : `When ${username} joined Hemline, how many looks, items and reviews they share, and the likes they received. ${bio ?? ""}`
        }
        indexed={!member.isPrivate}
        path={paths.memberProfile(slug)}
        picture={member.isPrivate ? undefined : ["members", slug]}
        photo={featured?.photo}
      />
      <MemberHeader member={member} side="profile" />
      {counts === null ? (
        <PrivateAccountNotice member={member} />
      ) : (
        <div className={styles.sides}>
          <div className={styles.side}>
            <section>
              <SectionHeading size="h32">
                About <span dir="auto">{username}</span>
              </SectionHeading>
              <dl className={styles.facts}>
                {facts
                  .filter(([, value]) => value)
                  .map(([word, value]) => (
                    <div key={word}>
                      <dt>{word}</dt>
                      <dd dir="auto">{value}</dd>
                    </div>
                  ))}
              </dl>
              {!bio && isSelf && (
                <p className={`${typography.dim} ${styles.hint}`}>
                  Tell people what you like to wear.{" "}
                  <Link className={typography.link} to={paths.settingsProfile}>
                    Add a bio
                  </Link>
                </p>
              )}
            </section>
            {list.items.length > 0 && (
              <section>
                <SectionHeading size="h32">In the notebook</SectionHeading>
                <EntryLines list={list} entries={list.items} by={false} />
              </section>
            )}
          </div>
          {featured && (
            <section>
              <SectionHeading size="h32">Featured look</SectionHeading>
              <div className={styles.featured}>
                <LookCard look={featured} sizes={photoSizes.spreadFirst} by={false} urgency="first" />
              </div>
            </section>
          )}
        </div>
      )}
    </div>
  );
}
