import type { Pages } from "../../../shared/pages.ts";
import { type SearchKind, searchKinds } from "../../../shared/search/search-kinds.ts";
import { MarkTextProvider } from "../format/marked-text.tsx";
import { Facets } from "./facets/facets.tsx";
import { FoundSection } from "./found-section.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { markWords } from "./marks/mark-words.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { NothingNarrowed } from "./nothing-narrowed.tsx";
import styles from "./search-results.module.css";
import { SearchSummary } from "./search-summary.tsx";

type SearchPage = Pages["search"];

/** Some of each kind, or all that a search shows of one, with what that can be narrowed by. */
export function SearchResults({ page }: { page: SearchPage }) {
  const { text, kind, isExact, found, marked } = page;
  if (!found || searchKinds.every((one) => found[one].count === 0))
    return <NothingFound {...{ text, kind, isExact }} />;
  return (
    <>
      <SearchSummary page={page} found={found} />
      <KindTabs text={text} kind={kind} isExact={isExact} found={found} />
      <MarkTextProvider value={markWords(marked)}>
        {kind === null ? (
          <div className={styles.sections}>
            {searchKinds
              .filter((one) => found[one].items.length > 0)
              .map((one, at) => (
                <FoundSection key={one} kind={one} found={found[one]} {...{ text, isExact }} isFirst={at === 0} />
              ))}
          </div>
        ) : (
          <OneKind page={page} kind={kind} found={found} />
        )}
      </MarkTextProvider>
    </>
  );
}

function OneKind({
  page: { text, isExact, narrowed },
  kind,
  found,
}: {
  page: SearchPage;
  kind: SearchKind;
  found: NonNullable<SearchPage["found"]>;
}) {
  if (found[kind].count === 0) return <NothingFound {...{ text, kind, isExact }} />;
  const section = <FoundSection kind={kind} found={found[kind]} text={text} isExact={isExact} isAlone />;
  if (!narrowed || narrowed.facets.length === 0) return <div className={styles.sections}>{section}</div>;
  const search = { text, kind, isExact, narrowed };
  return (
    <div className={`${styles.sections} ${styles.narrowed}`}>
      <Facets search={search} />
      {found[kind].items.length > 0 ? section : <NothingNarrowed search={search} />}
    </div>
  );
}
