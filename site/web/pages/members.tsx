import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { AccountLink } from "../parts/account/account-link.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { PageTitle } from "../parts/layout/page-title.tsx";
import { LoadMoreLink } from "../parts/lists/load-more-link.tsx";
import { sliceOf, useLoadMore } from "../parts/lists/use-load-more.ts";
import { MemberCard } from "../parts/members/member-card.tsx";
import { usePage } from "../payload.ts";
import styles from "./members.module.css";

const membersOf = sliceOf("members", (data) => data.members);

const orders = [
  { sort: "newest", word: "Newest", to: paths.members },
  { sort: "looks", word: "Most looks", to: `${paths.members}?sort=looks` },
] as const;

export function Members() {
  const { members, sort } = usePage("members");
  const more = useLoadMore(members, membersOf);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Members"
        description="Everyone who has joined Hemline and what they wear, newest members first."
        path={paths.members}
        photo={members.items[0]?.photos[0]}
      />
      <PageTitle>Members</PageTitle>
      <Tabs label="Sort members">
        {orders.map((order) => (
          <Link
            key={order.sort}
            to={order.to}
            aria-current={order.sort === sort ? "page" : undefined}
            preventScrollReset
          >
            {order.word}
          </Link>
        ))}
      </Tabs>
      {more.items.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon="people" title="No members yet">
            <p>Be the first to join.</p>
            <AccountLink mode="register" className={buttonClass({ size: "sm" })}>
              Join free
            </AccountLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className={styles.list}>
            {more.items.map((member) => (
              <li key={member.slug} data-photos={member.photos.length}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
          <LoadMoreLink more={more} noun="members" />
        </>
      )}
    </div>
  );
}
