import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { ListSkeleton } from "../../parts/lists/list-skeleton.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { CoverStory } from "../../parts/notebook/list/cover-story.tsx";
import { EntryStory } from "../../parts/notebook/list/entry-story.tsx";
import { NoEntriesYet } from "../../parts/notebook/list/no-entries-yet.tsx";
import { NotebookCrumbs } from "../../parts/notebook/notebook-crumbs.tsx";
import { NotebookFeeds } from "../../parts/notebook/notebook-feeds.tsx";
import { usePage } from "../../payload.ts";
import styles from "./notebook-category.module.css";

export function NotebookCategory() {
  const { category, entries } = usePage("notebookCategory");
  const { slug, name, description, cover } = category;
  const { items, previous, next, rendering } = usePagedList("notebookCategory", entries);
  // A further page doesn’t begin with the newest entry.
  const newest = previous.href === null ? items[0] : undefined;
  const earlier = newest ? items.slice(1) : items;
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`${name}, the notebook`}
        description={
          description || `Entries about ${name} in Hemline’s notebook: long reads about short lists of clothes.`
        }
        path={paths.notebookCategory(slug)}
        picture={["categories", slug]}
        photo={cover}
      />
      <NotebookFeeds />
      <NotebookCrumbs>
        <Link to={paths.notebookCategories}>Categories</Link>
      </NotebookCrumbs>
      <header className={styles.head}>
        <h1 className={typography.d88} dir="auto">
          {name}
        </h1>
        {description && (
          <p className={`${typography.lead} ${styles.lead}`} dir="auto">
            {description}
          </p>
        )}
      </header>
      {items.length === 0 && <NoEntriesYet of={<bdi>{name}</bdi>} />}
      {newest && <CoverStory entry={newest} names={false} />}
      {earlier.length > 0 && (
        <section className={styles.earlier}>
          <h2 className={typography.hidden}>Earlier entries</h2>
          <FurtherPageLink page={previous} kind="previous" noun="entries" />
          <LongList className={styles.grid} items={earlier} rendering={rendering}>
            {(entry) => <EntryStory entry={entry} />}
          </LongList>
        </section>
      )}
      {items.length > 0 && (
        <>
          <FurtherPageLink page={next} kind="more" noun="entries" skeleton={<ListSkeleton />} />
          {newest && next.href !== null && (
            <p className={styles.count}>
              {formatNumber(items.length)} of {formatCount(category.entries, "entry", "entries")}
            </p>
          )}
        </>
      )}
    </div>
  );
}
