import typography from "@hemline/ui/styles/typography.module.css";
import type { ReviewVersion } from "../../../shared/reviews/review.ts";
import { ShortDay } from "../format/short-day.tsx";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import styles from "./earlier-version.module.css";
import { Stars } from "./ratings/stars.tsx";
import { capitalised, reviewFacts, starsInWords } from "./review-facts.ts";

/** What a review said before it was changed. */
export function EarlierVersion({ version }: { version: ReviewVersion }) {
  const { halves, html, replacedAt } = version;
  const facts = reviewFacts(version);
  return (
    <article className={styles.version}>
      <h3 className={typography.h16}>
        Until <ShortDay at={replacedAt} />
      </h3>
      <p className={styles.facts}>
        <Stars stars={halves / 2} />
        <span className={`${typography.s14} ${typography.dim}`}>{starsInWords(halves)}</span>
        {facts && (
          <span className={`${typography.s14} ${typography.dim}`} dir="auto">
            {capitalised(facts)}
          </span>
        )}
      </p>
      <MarkdownText html={html} />
    </article>
  );
}
