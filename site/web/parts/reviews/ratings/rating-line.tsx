import typography from "@hemline/ui/styles/typography.module.css";
import type { Rating, RatingSummary } from "../../../../shared/rating.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { truePercent } from "./fit-in-words.ts";
import styles from "./rating-line.module.css";
import { Stars } from "./stars.tsx";

/** The rating of a product or a collection in one line. */
export function RatingLine({ rating, fit = null, to }: { rating: Rating; fit?: RatingSummary["fit"]; to: string }) {
  return (
    <p className={styles.line}>
      <Stars stars={rating.average} />
      <b>{rating.average.toFixed(1)}</b>
      <Link className={typography.link} to={to}>
        {formatCount(rating.count, "review")}
      </Link>
      {fit && <span className={typography.dim}>{truePercent(fit)}% say true to size</span>}
    </p>
  );
}
