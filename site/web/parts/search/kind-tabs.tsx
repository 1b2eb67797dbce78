import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { paths } from "../../../shared/paths.ts";
import type { FoundByKind } from "../../../shared/search/search.ts";
import { type SearchKind, searchKinds } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { foundCount, kindWords } from "./kind-words.ts";

/** All kinds with their counts. One without results is left out, unless it is shown. */
export function KindTabs({
  text,
  kind,
  isExact = false,
  found,
}: {
  text: string;
  kind: SearchKind | null;
  isExact?: boolean;
  found: FoundByKind;
}) {
  const to = (one: SearchKind | null) => paths.searchFor(text, one, { exact: isExact ? "1" : null });
  const shown = searchKinds.filter((one) => one === kind || found[one].count > 0);
  return (
    <Tabs label="Kinds of results">
      <Link to={to(null)} aria-current={kind === null ? "page" : undefined} preventScrollReset>
        All
      </Link>
      {shown.map((one) => (
        <Link key={one} to={to(one)} aria-current={kind === one ? "page" : undefined} preventScrollReset>
          {kindWords[one].title} <span>{foundCount(found[one].count)}</span>
        </Link>
      ))}
    </Tabs>
  );
}
