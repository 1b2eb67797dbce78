import { buttonClass } from "@hemline/ui/button-class.ts";
import { Empty } from "@hemline/ui/empty.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import { Icon } from "@hemline/ui/icon.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { MemberHome as Home } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { useViewer } from "../payload.ts";
import { AppreciatedLooks } from "./appreciated-looks.tsx";
import { LikedLooks } from "./liked-looks.tsx";
import { LookStory } from "./look-story.tsx";
import styles from "./member-home.module.css";
import { Newcomers } from "./newcomers.tsx";
import { PageHead } from "./page-head.tsx";
import { PageTitle } from "./page-title.tsx";

/** A member's first page: the others' newest looks one by one, and beside them what concerns the member. */
export function MemberHome({ home: { looks, appreciated, liked, newcomers, ownLooks } }: { home: Home }) {
  const viewer = useViewer();
  return (
    <div className={frame.wrap}>
      <PageHead
        title="Home"
        description="The newest looks of the members of Hemline."
        path={paths.home}
        photo={looks[0]?.photo}
      />
      <PageTitle
        lead={ownLooks === 0 ? "Your first look takes about two minutes." : undefined}
        aside={
          <Link className={buttonClass({ kind: ownLooks === 0 ? "fill" : "line", size: "sm" })} to={paths.postLook}>
            <Icon name="plus" size="sm" />
            Post a look
          </Link>
        }
      >
        Hello
        {viewer && (
          <>
            , <span dir="auto">{viewer.username.split(" ")[0]}</span>
          </>
        )}
      </PageTitle>
      <div className={styles.columns}>
        <section className={styles.feed}>
          <Hem
            size="h32"
            aside={
              <Link className={type.link} to={paths.looks}>
                All looks
              </Link>
            }
          >
            New from others
          </Hem>
          {looks.length === 0 ? (
            <Empty title="No looks yet">
              <p>When somebody else posts a look, you find it here.</p>
            </Empty>
          ) : (
            <>
              {looks.map((look, at) => (
                <LookStory key={look.slug} look={look} urgency={at === 0 ? "first" : "lazy"} />
              ))}
              <p className={`${type.s14} ${type.dim} ${styles.end}`}>
                You’re up to date. Older looks are under{" "}
                <Link className={type.link} to={paths.looks}>
                  all looks
                </Link>
                .
              </p>
            </>
          )}
        </section>
        <div className={styles.side}>
          {appreciated.length > 0 && <AppreciatedLooks looks={appreciated} />}
          {liked.length > 0 && <LikedLooks looks={liked} />}
          {newcomers.length > 0 && <Newcomers members={newcomers} />}
        </div>
      </div>
    </div>
  );
}
