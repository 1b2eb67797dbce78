import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { LookSpread } from "../looks/look-spread.tsx";
import { PostLookLink } from "../looks/post-look-link.tsx";
import { SubscriptionBanner } from "../subscription/subscription-banner.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeSteps } from "./home-steps.tsx";

export function VisitorHome({
  home: { hero, looks, memberCount, lookCount },
}: {
  home: Extract<Pages["home"], { kind: "visitor" }>;
}) {
  return (
    <>
      <PageMeta
        title="Looks, and the people who wear them"
        description="Hemline is for people who like their clothes enough to keep them. Show what you wear, tag every item and see how others wear theirs."
        path={paths.home}
      />
      <HomeHero look={hero} />
      <section className={`${layout.wide} ${layout.band}`}>
        <SectionHeading
          aside={
            <Link className={typography.link} to={paths.looks}>
              All looks
            </Link>
          }
        >
          New looks
        </SectionHeading>
        {looks.length > 0 ? (
          <LookSpread looks={looks} />
        ) : (
          <EmptyState title="No looks yet">
            <p>Post the first one. A photo of what you’re wearing today is enough.</p>
            <PostLookLink className={buttonClass({ size: "sm" })}>Post a look</PostLookLink>
          </EmptyState>
        )}
      </section>
      <HomeSteps looks={looks} />
      <section className={`${layout.wide} ${layout.band}`}>
        <div className={`${layout.row} ${layout.wrapping} ${layout.between} ${layout.base}`}>
          <p className={typography.d56}>
            {formatCount(lookCount, "look")} by {formatCount(memberCount, "member")}.
          </p>
          <Link className={typography.link} to={paths.members}>
            See members
          </Link>
        </div>
      </section>
      <SubscriptionBanner title="No ads, just clothes">
        Subscribers keep Hemline free of ads and get a badge. Everything that’s free today stays free.
      </SubscriptionBanner>
    </>
  );
}
