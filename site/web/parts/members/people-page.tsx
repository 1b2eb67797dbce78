import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useRef } from "react";
import type { MemberProfile, Person } from "../../../shared/members/member.ts";
import { useRefresh } from "../../state/use-refresh.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { LoadMoreLink } from "../lists/load-more-link.tsx";
import type { LoadMore } from "../lists/use-load-more.ts";
import { FollowButton } from "./follow-button.tsx";
import { FollowRequests } from "./follow-requests.tsx";
import { FollowerMenu } from "./follower-menu.tsx";
import { MemberHeader } from "./member-header.tsx";
import styles from "./people-page.module.css";
import { PeopleSkeleton } from "./people-skeleton.tsx";
import { PersonRow } from "./person-row.tsx";
import { PrivateAccountNotice } from "./private-account-notice.tsx";

/** The followers of a member, or those whom the member follows. */
export function PeoplePage({
  member,
  side,
  more,
  path,
  requests = null,
  empty,
}: {
  member: MemberProfile;
  side: "followers" | "following";
  more: LoadMore<Person>;
  path: string;
  /** Null where there is nothing to answer. */
  requests?: readonly Person[] | null;
  empty: ReactNode;
}) {
  const { username, counts, isSelf } = member;
  const lists = useRef<HTMLDivElement>(null);
  const refresh = useRefresh();
  // The button that had the focus is gone with its row.
  const reload = async () => {
    await refresh();
    if (document.activeElement === document.body) lists.current?.focus({ preventScroll: true });
  };
  const title = side === "followers" ? `Followers of ${username}` : `Members ${username} follows`;
  return (
    <div className={layout.wide}>
      <PageMeta title={title} description={`${title} on Hemline, newest first.`} path={path} indexed={false} />
      <MemberHeader member={member} side={side} />
      {counts === null ? (
        <PrivateAccountNotice member={member} />
      ) : (
        <div className={styles.lists} ref={lists} tabIndex={-1}>
          {requests && <FollowRequests people={requests} onAnswered={reload} />}
          <section>
            {requests ? (
              <SectionHeading size="h32">Your followers</SectionHeading>
            ) : (
              <h2 className={typography.hidden}>{title}</h2>
            )}
            {more.items.length === 0 ? (
              <div className={requests ? styles.empty : undefined}>{empty}</div>
            ) : (
              <>
                <ul className={layout.list}>
                  {more.items.map((person) => (
                    <li key={person.slug}>
                      <PersonRow person={person}>
                        <FollowButton member={person} />
                        {isSelf && side === "followers" && <FollowerMenu person={person} onRemoved={reload} />}
                      </PersonRow>
                    </li>
                  ))}
                </ul>
                <LoadMoreLink
                  more={more}
                  noun={side === "followers" ? "followers" : "members"}
                  skeleton={<PeopleSkeleton />}
                />
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
