import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { paths } from "../../../shared/paths.ts";
import type { SearchKind } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { NoResults } from "./no-results.tsx";

/** No row has the words, nor ones like them unless `isExact`. */
export function NothingFound({ text, kind, isExact }: { text: string; kind: SearchKind | null; isExact: boolean }) {
  return (
    <NoResults text={text} clear={paths.search}>
      {isExact && (
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.searchFor(text, kind)}>
          Include similar words
        </Link>
      )}
    </NoResults>
  );
}
