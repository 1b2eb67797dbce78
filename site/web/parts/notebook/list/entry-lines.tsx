import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import { FurtherPageLink } from "../../lists/further-page-link.tsx";
import { LongList } from "../../lists/long-list.tsx";
import type { PagedList } from "../../lists/use-paged-list.ts";
import { EntryLine } from "./entry-line.tsx";
import styles from "./entry-lines.module.css";

/** The end of a list of entries, which grows. */
export function EntryLines({
  list: { previous, next, rendering },
  entries,
  numbered = false,
  by,
}: {
  list: PagedList<EntryCard>;
  /** Those of the list that are shown here. */
  entries: readonly EntryCard[];
  numbered?: boolean;
  /** Names the authors, unless it is false. */
  by?: boolean;
}) {
  return (
    <>
      <FurtherPageLink page={previous} kind="previous" noun="entries" />
      <LongList className={classNames(styles.lines, numbered && styles.numbered)} items={entries} rendering={rendering}>
        {(entry) => <EntryLine entry={entry} by={by} />}
      </LongList>
      <FurtherPageLink page={next} kind="more" noun="entries" skeleton={<LinesSkeleton />} />
    </>
  );
}

function LinesSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {["70%", "55%", "62%"].map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  );
}
