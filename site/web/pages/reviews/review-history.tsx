import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { ListSkeleton } from "../../parts/lists/list-skeleton.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { EarlierVersion } from "../../parts/reviews/earlier-version.tsx";
import { ReviewRow } from "../../parts/reviews/review-row.tsx";
import { reviewsPathOf } from "../../parts/reviews/reviews-path.ts";
import { usePage } from "../../payload.ts";
import styles from "./review-history.module.css";

export function ReviewHistory() {
  const { review, versions } = usePage("reviewHistory");
  const { items, previous, next, rendering } = usePagedList("reviewHistory", versions);
  const { subject, author } = review;
  const by = author?.username ?? "a former member";
  return (
    <div className={layout.read} key={review.id}>
      <PageMeta
        title={`Earlier versions of a review of ${subject.name}`}
        description={`What ${by} said about ${subject.name} by ${subject.brand.name} before editing the review.`}
        path={paths.reviewHistory(review.id)}
        indexed={false}
      />
      <PageTitle
        lead={
          <>
            Review of{" "}
            <Link className={typography.link} to={`${reviewsPathOf(subject)}#reviews`} dir="auto">
              {subject.name}, {subject.brand.name}
            </Link>{" "}
            by <span dir="auto">{by}</span>
          </>
        }
      >
        Earlier versions
      </PageTitle>
      <div className={styles.sections}>
        <section>
          <SectionHeading size="h32">What it says now</SectionHeading>
          {/* Its history is on this page already. */}
          <ReviewRow review={{ ...review, hasHistory: false }} />
        </section>
        <section>
          <SectionHeading size="h32">What it said before</SectionHeading>
          {items.length === 0 ? (
            <EmptyState title="No earlier versions">
              <p>When its author edits the rating or the text, what it said before appears here.</p>
            </EmptyState>
          ) : (
            <>
              <FurtherPageLink page={previous} kind="previous" noun="versions" />
              <LongList items={items} rendering={rendering}>
                {(version) => <EarlierVersion version={version} />}
              </LongList>
              <FurtherPageLink page={next} kind="more" noun="versions" skeleton={<ListSkeleton />} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
