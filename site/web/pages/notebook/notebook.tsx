import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CategoryCard } from "../../../shared/notebook/entry.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { type PagedList, usePagedList } from "../../parts/lists/use-paged-list.ts";
import { CategoryTabs } from "../../parts/notebook/list/category-tabs.tsx";
import { CoverStory } from "../../parts/notebook/list/cover-story.tsx";
import { EntryLines } from "../../parts/notebook/list/entry-lines.tsx";
import { EntryStory } from "../../parts/notebook/list/entry-story.tsx";
import { type FrontPage, frontPage } from "../../parts/notebook/list/front-page.ts";
import { NoEntriesYet } from "../../parts/notebook/list/no-entries-yet.tsx";
import { NotebookBanner } from "../../parts/notebook/notebook-banner.tsx";
import { NotebookFeeds } from "../../parts/notebook/notebook-feeds.tsx";
import { usePage } from "../../payload.ts";
import styles from "./notebook.module.css";

export function Notebook() {
  const { entries, categories, count } = usePage("notebook");
  const list = usePagedList("notebook", entries);
  return (
    <>
      <div className={layout.wide}>
        <PageMeta
          title="The notebook"
          description="Long reads from Hemline about wearing, mending and counting clothes, and the people who keep them."
          path={paths.notebook}
          picture={["pages", "notebook"]}
        />
        <NotebookFeeds />
        <header className={styles.masthead}>
          <h1 className={typography.d136}>The notebook</h1>
          <div className={styles.lead}>
            <p className={typography.lead}>Long reads about short lists of clothes.</p>
            <a className={`${typography.link} ${typography.s14}`} href={paths.notebookFeed("rss")}>
              RSS feed
            </a>
          </div>
        </header>
        <CategoryTabs categories={categories} />
        {list.items.length === 0 ? (
          <div className={styles.empty}>
            <NoEntriesYet />
          </div>
        ) : list.previous.href === null ? (
          <Front front={frontPage(list.items, categories)} list={list} />
        ) : (
          <section className={styles.further}>
            <SectionHeading>Earlier entries</SectionHeading>
            <EntryLines list={list} entries={list.items} />
          </section>
        )}
      </div>
      {count > 0 && <NotebookBanner count={count} />}
    </>
  );
}

/** The newest entries as a magazine arranges them, and the rest as its contents. */
function Front({
  front: { cover, pair, row, aside, rest },
  list,
}: {
  front: FrontPage;
  list: PagedList<FrontPage["rest"][number]>;
}) {
  return (
    <>
      {cover && <CoverStory entry={cover} />}
      {pair.length > 0 && (
        <div className={styles.pair}>
          {pair.map((entry, at) => (
            <EntryStory key={entry.slug} entry={entry} kind={at === 0 ? "first" : "second"} heading="h2" />
          ))}
        </div>
      )}
      {row && (
        <section className={styles.section}>
          <SectionHeading aside={<AllOf category={row.category} />}>
            <bdi>{row.category.name}</bdi>
          </SectionHeading>
          <div className={styles.row}>
            {row.entries.map((entry) => (
              <EntryStory key={entry.slug} entry={entry} />
            ))}
          </div>
        </section>
      )}
      {rest.length > 0 && (
        <div className={aside ? `${styles.section} ${styles.columns}` : styles.section}>
          <section>
            <SectionHeading>More entries</SectionHeading>
            <EntryLines list={list} entries={rest} numbered />
          </section>
          {aside && (
            <aside className={styles.aside}>
              <SectionHeading size="h32">
                <Link to={paths.notebookCategory(aside.category.slug)} dir="auto">
                  {aside.category.name}
                </Link>
              </SectionHeading>
              <EntryStory entry={aside.entry} />
            </aside>
          )}
        </div>
      )}
    </>
  );
}

function AllOf({ category: { slug, entries } }: { category: CategoryCard }) {
  return (
    <Link className={typography.link} to={paths.notebookCategory(slug)}>
      All {formatCount(entries, "entry", "entries")}
    </Link>
  );
}
