import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { VisitorHome as Home } from "../../../../shared/home/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { ServerTime } from "../../format/time-ago.tsx";
import { LookSpread } from "../../looks/look-spread.tsx";
import { PostLookLink } from "../../looks/post-look-link.tsx";
import { SubscriptionBanner } from "../../subscription/subscription-banner.tsx";
import { GarmentLife } from "./garment-life.tsx";
import { HomeNotebook } from "./home-notebook.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { HomeTalk } from "./home-talk.tsx";
import styles from "./visitor-sections.module.css";
import { WornReviews } from "./worn-reviews.tsx";

/** What follows the first screen. */
export function VisitorSections({
  home: { looks, memberCount, lookCount, garment, entries, reviews, discussions, now },
}: {
  home: Home;
}) {
  const columns = Number(reviews.length > 0) + Number(discussions.length > 0);
  return (
    <>
      <div className={styles.sections}>
        {garment ? <GarmentLife life={garment} /> : <HomeSteps looks={looks} />}
        <section className={layout.wide}>
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
        <HomeNotebook entries={entries} />
        {columns > 0 && (
          <div className={classNames(layout.wide, styles.columns, columns === 2 && styles.pair)}>
            {reviews.length > 0 && <WornReviews reviews={reviews} />}
            {discussions.length > 0 && (
              <ServerTime value={now}>
                <HomeTalk discussions={discussions} />
              </ServerTime>
            )}
          </div>
        )}
        <section className={layout.wide}>
          <div className={`${layout.row} ${layout.wrapping} ${layout.between} ${layout.base}`}>
            <p className={typography.d56}>
              {formatCount(lookCount, "look")} by {formatCount(memberCount, "member")}.
            </p>
            <Link className={typography.link} to={paths.members}>
              See members
            </Link>
          </div>
        </section>
      </div>
      <SubscriptionBanner title="No ads, just clothes">
        Subscribers keep Hemline free of ads and get a badge. Everything that’s free today stays free.
      </SubscriptionBanner>
    </>
  );
}
