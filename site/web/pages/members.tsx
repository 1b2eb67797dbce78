import { buttonClass } from "@hemline/ui/button-class.ts";
import { Empty } from "@hemline/ui/empty.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Tabs } from "@hemline/ui/tabs.tsx";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { AccountLink } from "../parts/account-link.tsx";
import { MemberCard } from "../parts/member-card.tsx";
import { sliceOf, useMore } from "../parts/more.ts";
import { MoreLink } from "../parts/more-link.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { PageTitle } from "../parts/page-title.tsx";
import { usePage } from "../payload.ts";
import styles from "./members.module.css";

const membersOf = sliceOf("members", (data) => data.members);

const orders = [
  { sort: "newest", word: "Newest", to: paths.members },
  { sort: "looks", word: "Most looks", to: `${paths.members}?sort=looks` },
] as const;

/** Everybody who is here. */
export function Members() {
  const { members, sort } = usePage("members");
  const more = useMore(members, membersOf);
  return (
    <div className={frame.wide}>
      <PageHead
        title="Members"
        description="The people of Hemline and what they wear."
        path={paths.members}
        photo={members.items[0]?.photos[0]}
      />
      <PageTitle>Members</PageTitle>
      <Tabs label="Order">
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
          <Empty icon="people" title="Nobody is here yet">
            <p>Somebody has to be the first.</p>
            <AccountLink mode="register" className={buttonClass({ size: "sm" })}>
              Join free
            </AccountLink>
          </Empty>
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
          <MoreLink more={more} noun="members" />
        </>
      )}
    </div>
  );
}
