import { buttonClass } from "@hemline/ui/button-class.ts";
import { Empty } from "@hemline/ui/empty.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { counted } from "./counted.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { LookSpread } from "./look-spread.tsx";
import { PageHead } from "./page-head.tsx";
import { PostLookLink } from "./post-look-link.tsx";
import { SubscriptionBlock } from "./subscription-block.tsx";

/** The front page of the magazine, made of the looks that are there. */
export function VisitorHome({
  home: { hero, looks, memberCount, lookCount },
}: {
  home: Extract<Pages["home"], { kind: "visitor" }>;
}) {
  return (
    <>
      <PageHead
        title="Looks, and the people who wear them"
        description="Hemline is for people who like their clothes enough to keep them. Show what you wear, name every piece, and see how others wear theirs."
        path={paths.home}
        photo={hero?.photo}
      />
      <HomeHero look={hero} />
      <section className={`${frame.wide} ${frame.band}`}>
        <Hem
          aside={
            <Link className={type.link} to={paths.looks}>
              All looks
            </Link>
          }
        >
          New looks
        </Hem>
        {looks.length > 0 ? (
          <LookSpread looks={looks} />
        ) : (
          <Empty title="Nothing hangs here yet">
            <p>The first look decides the tone. A photo of what you wear today is enough.</p>
            <PostLookLink className={buttonClass({ size: "sm" })}>Post a look</PostLookLink>
          </Empty>
        )}
      </section>
      <HomeSteps looks={looks} />
      <section className={`${frame.wide} ${frame.band}`}>
        <div className={`${frame.row} ${frame.wrapping} ${frame.between} ${frame.base}`}>
          <p className={type.d56}>
            {counted(lookCount, "look")} by {counted(memberCount, "member")}.
          </p>
          <Link className={type.link} to={paths.members}>
            See who they are
          </Link>
        </div>
      </section>
      <SubscriptionBlock />
    </>
  );
}
