import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import type { SearchKind } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./nothing-found.module.css";

const line = buttonClass({ kind: "line", size: "sm" });

/** No row has the words, nor ones like them unless `isExact`. */
export function NothingFound({ text, kind, isExact }: { text: string; kind: SearchKind | null; isExact: boolean }) {
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
        <div className={`${layout.row} ${layout.wrapping}`}>
          {isExact && (
            <Link className={line} to={paths.searchFor(text, kind)}>
              Include similar words
            </Link>
          )}
          <Link className={line} to={paths.search}>
            Clear search
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
