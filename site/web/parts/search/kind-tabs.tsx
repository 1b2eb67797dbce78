import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { paths } from "../../../shared/paths.ts";
import type { FoundByKind } from "../../../shared/search/search.ts";
import { type SearchKind, searchKinds } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { foundCount, kindWords } from "./kind-words.ts";

/** All kinds with their counts. One without results is left out, unless it is shown. */
export function KindTabs({ text, kind, found }: { text: string; kind: SearchKind | null; found: FoundByKind }) {
  const shown = searchKinds.filter((one) => one === kind || found[one].count > 0);
  return (
    <Tabs label="Kinds of results">
      <Link to={paths.searchFor(text)} aria-current={kind === null ? "page" : undefined} preventScrollReset>
        All
      </Link>
      {shown.map((one) => (
        <Link
          key={one}
          to={paths.searchFor(text, one)}
          aria-current={kind === one ? "page" : undefined}
          preventScrollReset
        >
          {kindWords[one].title} <span>{foundCount(found[one].count)}</span>
        </Link>
      ))}
    </Tabs>
  );
}
