import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../../shared/format-number.ts";
import type { RatingSummary } from "../../../../shared/rating.ts";
import type { ReviewsOfSubject } from "../../../../shared/reviews/review.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { filteredReviewsPath, reviewsPathOf, type SectionSubject, writePathOf } from "../reviews-path.ts";
import { FitTape } from "./fit-tape.tsx";
import styles from "./rating-panel.module.css";
import { Stars } from "./stars.tsx";

/** What all reviews of a subject say together, beside their list. */
export function RatingPanel({ reviews, subject }: { reviews: ReviewsOfSubject; subject: SectionSubject }) {
  const { summary, byWears, own } = reviews;
  const writePath = writePathOf(subject);
  return (
    <aside className={styles.panel} aria-label="Ratings">
      {summary && (
        <>
          <Average summary={summary} />
          <Histogram summary={summary} reviews={reviews} path={reviewsPathOf(subject)} />
          {summary.fit && <FitTape fit={summary.fit} />}
        </>
      )}
      {byWears.length > 1 && <ByWears groups={byWears} />}
      {writePath && (
        <Link className={buttonClass({})} to={writePath}>
          {own ? "Edit your review" : "Write a review"}
        </Link>
      )}
    </aside>
  );
}

function Average({ summary: { average, count, withWears } }: { summary: RatingSummary }) {
  const worn = withWears > 0 ? `, ${formatNumber(withWears)} with logged wears` : "";
  return (
    <div className={styles.average}>
      <span className={typography.display} aria-hidden="true">
        {average.toFixed(1)}
      </span>
      <p>
        <Stars stars={average} size="large" />
        <br />
        <span className={`${typography.s14} ${typography.dim}`}>
          {formatCount(count, "review")}
          {worn}
        </span>
      </p>
    </div>
  );
}

/** Each bar is a link to the reviews that it counts. */
function Histogram({
  summary: { bars, count },
  reviews: { sort, filter },
  path,
}: {
  summary: RatingSummary;
  reviews: ReviewsOfSubject;
  path: string;
}) {
  return (
    <ul className={styles.histogram}>
      {bars.map((given, at) => {
        const stars = 5 - at;
        const isShown = filter.stars === stars;
        return (
          <li key={stars}>
            <Link
              to={filteredReviewsPath(path, { sort, filter }, { stars: isShown ? null : stars })}
              aria-current={isShown ? "true" : undefined}
              preventScrollReset
            >
              <span>
                {stars}
                <span className={typography.hidden}>{stars === 1 ? " star, " : " stars, "}</span>
              </span>
              <b style={{ "--share": `${Math.round((given / count) * 100)}%` }} />
              <span>
                {formatNumber(given)}
                <span className={typography.hidden}>{given === 1 ? " review" : " reviews"}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function ByWears({ groups }: { groups: ReviewsOfSubject["byWears"] }) {
  return (
    <div>
      <h3 className={typography.h16}>The rating as it gets older</h3>
      <ol className={styles.byWears}>
        {groups.map(({ from, to, average, count }) => (
          <li key={from}>
            <span>
              {wearsInWords(from, to)}
              <br />
              <span className={`${typography.s13} ${typography.faint}`}>{formatCount(count, "review")}</span>
            </span>
            <Stars stars={average} />
            <span className={typography.h26}>{average.toFixed(1)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function wearsInWords(from: number, to: number | null): string {
  if (to === null) return `${from} wears and more`;
  return from <= 1 ? `Under ${to + 1} wears` : `${from} to ${to} wears`;
}
