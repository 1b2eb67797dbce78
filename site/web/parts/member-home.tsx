import { buttonClass } from "@hemline/ui/button-class.ts";
import { Empty } from "@hemline/ui/empty.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Icon } from "@hemline/ui/icon.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { LookCard } from "../../shared/look.ts";
import type { Slice } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { useViewer } from "../payload.ts";
import { LookMasonry } from "./look-masonry.tsx";
import { sliceOf, useMore } from "./more.ts";
import { MoreLink } from "./more-link.tsx";
import { PageHead } from "./page-head.tsx";
import { PageTitle } from "./page-title.tsx";

const looksOf = sliceOf("home", (data) => (data.kind === "member" ? data.looks : null));

/** A member's first page: what the others have put on. */
export function MemberHome({ looks }: { looks: Slice<LookCard> }) {
  const viewer = useViewer();
  const more = useMore(looks, looksOf);
  return (
    <div className={frame.wide}>
      <PageHead
        title="Home"
        description="The newest looks of the members of Hemline."
        path={paths.home}
        photo={looks.items[0]?.photo}
      />
      <PageTitle
        aside={
          <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.postLook}>
            <Icon name="plus" size="sm" />
            Post a look
          </Link>
        }
      >
        What is new{viewer ? `, ${viewer.username.split(" ")[0]}` : ""}
      </PageTitle>
      <h2 className={type.hidden}>Newest looks</h2>
      {more.items.length === 0 ? (
        <Empty title="Nothing hangs here yet">
          <p>The first look decides the tone. A photo of what you wear today is enough.</p>
          <Link className={buttonClass({ size: "sm" })} to={paths.postLook}>
            Post a look
          </Link>
        </Empty>
      ) : (
        <>
          <LookMasonry looks={more.items} />
          <MoreLink more={more} noun="looks" />
        </>
      )}
    </div>
  );
}
