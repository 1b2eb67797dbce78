import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect } from "react";
import { paths } from "../../shared/paths.ts";
import { ServerTime } from "../parts/format/time-ago.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { recordSearch } from "../parts/search/recent-searches.ts";
import { SearchBox } from "../parts/search/search-box.tsx";
import { SearchResults } from "../parts/search/search-results.tsx";
import { SearchStart } from "../parts/search/search-start.tsx";
import { usePage, useViewer } from "../payload.ts";

export function Search() {
  const page = usePage("search");
  const { text, now } = page;
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
          <SearchResults page={page} />
        </ServerTime>
      )}
    </div>
  );
}
