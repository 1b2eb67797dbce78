import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
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

/** A member's looks in the order they chose; their own member may change it. */
export function MemberLooksSide({ page: { member, looks }, id }: { page: MemberPage; id: "member" | "memberLooks" }) {
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
      {isSelf && more.items.length > 1 && !isOrdering && (
        <div className={styles.tools}>
          <p className={`${type.s14} ${type.dim}`}>The first one opens your page.</p>
          <Button kind="line" size="sm" onClick={() => setOrdering(true)}>
            <Icon name="grip" size="sm" />
            Change order
          </Button>
        </div>
      )}
      {isOrdering ? (
        <LookOrder looks={more.items} more={more} onDone={() => setOrdering(false)} />
      ) : more.items.length === 0 ? (
        <div className={styles.list}>
          <Empty title="Nothing hangs here yet">
            <p>{isSelf ? "Your first look takes about two minutes." : `${username} has not posted a look yet.`}</p>
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
