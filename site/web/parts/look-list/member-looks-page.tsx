import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { MemberPage } from "../../../shared/members/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { descriptionOf } from "../layout/description-of.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { usePagedList } from "../lists/use-paged-list.ts";
import { ReorderLooks } from "../looks/reorder-looks.tsx";
import { MemberHeader } from "../members/member-header.tsx";
import { privateAccountDescription } from "../members/private-account-description.ts";
import { PrivateAccountNotice } from "../members/private-account-notice.tsx";
import styles from "./member-looks-page.module.css";
import { PagedLooks } from "./paged-looks.tsx";

const orders = [
  { sort: "own", label: "Their order", query: "?" },
  { sort: "newest", label: "Newest", query: "?sort=newest" },
] as const;

export function MemberLooksPage({
  page: { member, looks, sort },
  id,
}: {
  page: MemberPage;
  id: "member" | "memberLooks";
}) {
  const list = usePagedList(id, looks);
  const [isOrdering, setOrdering] = useState(false);
  const { username, slug, isSelf, bio, counts } = member;
  return (
    <div className={layout.wide}>
      <PageMeta
        title={username}
        description={
          counts === null
            ? privateAccountDescription
            : descriptionOf(bio, `What ${username} wears, look by look: every look they’ve posted on Hemline.`)
        }
        indexed={!member.isPrivate}
        path={paths.member(slug)}
        picture={member.isPrivate ? undefined : ["members", slug]}
        photo={looks.items[0]?.photo}
      />
      <MemberHeader member={member} side="looks" />
      <h2 className={typography.hidden}>Looks by {username}</h2>
      {list.items.length > 1 && !isOrdering && (
        <div className={styles.tools}>
          <ChipRow label="Sort looks">
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
        <ReorderLooks looks={list.items} next={list.next} onDone={() => setOrdering(false)} />
      ) : counts === null ? (
        <PrivateAccountNotice member={member} />
      ) : list.items.length === 0 ? (
        <div className={styles.list}>
          <EmptyState title="No looks yet">
            <p>
              {isSelf ? (
                "Your first look takes about two minutes."
              ) : (
                <>
                  <span dir="auto">{username}</span> hasn’t posted a look yet.
                </>
              )}
            </p>
            {isSelf && (
              <Link className={buttonClass({ size: "sm" })} to={paths.postLook}>
                Post a look
              </Link>
            )}
          </EmptyState>
        </div>
      ) : (
        <div className={styles.list}>
          <PagedLooks list={list} by={false} />
        </div>
      )}
    </div>
  );
}
