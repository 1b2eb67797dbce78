import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
import { chipClass } from "@hemline/ui/chip-class.ts";
import { ChipRow } from "@hemline/ui/chip-row.tsx";
import { Empty } from "@hemline/ui/empty.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Icon } from "@hemline/ui/icon.tsx";
import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import { Link } from "react-router";
import type { MemberPage } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { LookMasonry } from "./look-masonry.tsx";
import { LookOrder } from "./look-order.tsx";
import { MemberHead } from "./member-head.tsx";
import styles from "./member-looks-side.module.css";
import { sliceOf, useMore } from "./more.ts";
import { MoreLink } from "./more-link.tsx";
import { PageHead } from "./page-head.tsx";

const looksOf = {
  member: sliceOf("member", (data) => data.looks),
  memberLooks: sliceOf("memberLooks", (data) => data.looks),
};

const orders = [
  { sort: "own", label: "Their order", query: "?" },
  { sort: "newest", label: "Newest", query: "?sort=newest" },
] as const;

/** A member's looks in the order they chose, which they may change, or the newest first. */
export function MemberLooksSide({
  page: { member, looks, sort },
  id,
}: {
  page: MemberPage;
  id: "member" | "memberLooks";
}) {
  const more = useMore(looks, looksOf[id]);
  const [isOrdering, setOrdering] = useState(false);
  const { username, slug, isSelf, bio } = member;
  return (
    <div className={frame.wide}>
      <PageHead
        title={username}
        description={bio?.slice(0, 200) || `What ${username} wears, look by look.`}
        path={paths.member(slug)}
        photo={looks.items[0]?.photo}
      />
      <MemberHead member={member} side="looks" />
      <h2 className={type.hidden}>Looks of {username}</h2>
      {more.items.length > 1 && !isOrdering && (
        <div className={styles.tools}>
          <ChipRow label="Order">
            {orders.map((order) => (
              <Link
                key={order.sort}
                className={chipClass(order.sort === sort)}
                to={order.query}
                aria-current={order.sort === sort ? "true" : undefined}
                preventScrollReset
              >
                {isSelf && order.sort === "own" ? "Your order" : order.label}
              </Link>
            ))}
          </ChipRow>
          {isSelf && sort === "own" && (
            <Button kind="line" size="sm" onClick={() => setOrdering(true)}>
              <Icon name="grip" size="sm" />
              Change order
            </Button>
          )}
        </div>
      )}
      {isOrdering ? (
        <LookOrder looks={more.items} more={more} onDone={() => setOrdering(false)} />
      ) : more.items.length === 0 ? (
        <div className={styles.list}>
          <Empty title="Nothing hangs here yet">
            <p>
              {isSelf ? (
                "Your first look takes about two minutes."
              ) : (
                <>
                  <span dir="auto">{username}</span> has not posted a look yet.
                </>
              )}
            </p>
            {isSelf && (
              <Link className={buttonClass({ size: "sm" })} to={paths.postLook}>
                Post a look
              </Link>
            )}
          </Empty>
        </div>
      ) : (
        <div className={styles.list}>
          <LookMasonry looks={more.items} by={false} />
          <MoreLink more={more} noun="looks" />
        </div>
      )}
    </div>
  );
}
