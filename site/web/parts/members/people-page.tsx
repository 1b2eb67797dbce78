import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useRef } from "react";
import type { MemberProfile, Person } from "../../../shared/members/member.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { LongList } from "../lists/long-list.tsx";
import type { PagedList } from "../lists/use-paged-list.ts";
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
  list: { items, previous, next, rendering },
  path,
  requests = null,
  empty,
}: {
  member: MemberProfile;
  side: "followers" | "following";
  list: PagedList<Person>;
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
  const noun = side === "followers" ? "followers" : "members";
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
            {items.length === 0 ? (
              <div className={requests ? styles.empty : undefined}>{empty}</div>
            ) : (
              <>
                <FurtherPageLink page={previous} kind="previous" noun={noun} />
                <LongList items={items} rendering={rendering} className={layout.list}>
                  {(person) => (
                    <PersonRow person={person}>
                      <FollowButton member={person} />
                      {isSelf && side === "followers" && <FollowerMenu person={person} onRemoved={reload} />}
                    </PersonRow>
                  )}
                </LongList>
                <FurtherPageLink page={next} kind="more" noun={noun} skeleton={<PeopleSkeleton />} />
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
