import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import type { FoundByKind } from "../../../shared/search/search.ts";
import { maxFound, searchKinds } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { countedKind } from "./kind-words.ts";
import styles from "./search-summary.module.css";

type Summed = Pick<Pages["search"], "text" | "kind" | "isExact" | "narrowed" | "mended">;

/** How many results there are, and whether they have the words as they were typed. */
export function SearchSummary({
  page: { text, kind, isExact, narrowed, mended },
  found,
}: {
  page: Summed;
  found: FoundByKind;
}) {
  const count = kind === null ? countOfAll(found) : countedKind(kind, narrowed?.count ?? found[kind].count);
  if (isExact)
    return (
      <p role="status" className={styles.summary}>
        {count} for exactly <b dir="auto">{text}</b>.{" "}
        <Link className={typography.link} to={paths.searchFor(text, kind)}>
          Include similar words
        </Link>
      </p>
    );
  if (mended === null)
    return (
      <p role="status" className={styles.summary}>
        {count} for <b dir="auto">{text}</b>
      </p>
    );
  return (
    <p role="status" className={styles.summary}>
      {count} for words like{" "}
      <b dir="auto">
        <Link to={paths.searchFor(mended, kind)}>{mended}</Link>
      </b>
      . You wrote “<bdi>{text}</bdi>”;{" "}
      <Link className={typography.link} to={paths.searchFor(text, kind, { exact: "1" })}>
        search for that instead
      </Link>
      .
    </p>
  );
}

/** "12 results", "150+ results" */
function countOfAll(found: FoundByKind): string {
  const counts = searchKinds.map((one) => found[one].count);
  const sum = counts.reduce((total, count) => total + Math.min(count, maxFound), 0);
  const isMore = counts.some((count) => count > maxFound);
  return `${formatNumber(sum)}${isMore ? "+" : ""} ${sum === 1 ? "result" : "results"}`;
}
