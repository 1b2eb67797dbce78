import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect } from "react";
import { paths } from "../../shared/paths.ts";
import type { FoundByKind } from "../../shared/search/search.ts";
import { maxFound, type SearchKind, searchKinds } from "../../shared/search/search-kinds.ts";
import { Link } from "../navigation/link.tsx";
import { formatNumber } from "../parts/format/format-number.ts";
import { ServerTime } from "../parts/format/time-ago.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { FoundSection } from "../parts/search/found-section.tsx";
import { KindTabs } from "../parts/search/kind-tabs.tsx";
import { countedKind } from "../parts/search/kind-words.ts";
import { recordSearch } from "../parts/search/recent-searches.ts";
import { SearchBox } from "../parts/search/search-box.tsx";
import { SearchStart } from "../parts/search/search-start.tsx";
import { usePage, useViewer } from "../payload.ts";
import styles from "./search.module.css";

export function Search() {
  const { text, kind, found, now } = usePage("search");
  const viewer = useViewer()?.slug ?? null;
  // Kept on this device.
  useEffect(() => {
    if (text !== "") recordSearch(viewer, text);
  }, [viewer, text]);
  return (
    <div className={layout.wide}>
      <PageMeta
        title={text === "" ? "Search" : `${text}, search`}
        description="Search the looks, products, notebook, discussions, members and brands of Hemline."
        path={paths.search}
        indexed={false}
      />
      <h1 className={typography.hidden}>Search</h1>
      <SearchBox key={text} text={text} />
      {text === "" ? (
        <SearchStart />
      ) : (
        <ServerTime value={now}>
          <Results text={text} kind={kind} found={found} />
        </ServerTime>
      )}
    </div>
  );
}

function Results({ text, kind, found }: { text: string; kind: SearchKind | null; found: FoundByKind | null }) {
  if (!found || searchKinds.every((one) => found[one].count === 0)) return <NothingFound text={text} />;
  const shown = searchKinds.filter((one) => found[one].items.length > 0);
  return (
    <>
      <p role="status" className={styles.summary}>
        {countInWords(kind, found)} for <b dir="auto">{text}</b>
      </p>
      <KindTabs text={text} kind={kind} found={found} />
      {shown.length === 0 ? (
        <NothingFound text={text} />
      ) : (
        <div className={styles.sections}>
          {shown.map((one) => (
            <FoundSection key={one} kind={one} found={found[one]} text={text} />
          ))}
        </div>
      )}
    </>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        icon="search"
        title={
          <>
            No results for “<bdi>{text}</bdi>”
          </>
        }
      >
        <p>Check the spelling or try fewer words.</p>
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.search}>
          Clear search
        </Link>
      </EmptyState>
    </div>
  );
}

/** "50+ looks", "12 results" */
function countInWords(kind: SearchKind | null, found: FoundByKind): string {
  if (kind !== null) return countedKind(kind, found[kind].count);
  const counts = searchKinds.map((one) => found[one].count);
  const sum = counts.reduce((total, count) => total + Math.min(count, maxFound), 0);
  const isMore = counts.some((count) => count > maxFound);
  return `${formatNumber(sum)}${isMore ? "+" : ""} ${sum === 1 ? "result" : "results"}`;
}
