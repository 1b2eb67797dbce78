import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { clearSearches, useRecentSearches } from "./recent-searches.ts";
import styles from "./search-start.module.css";

const places = [
  { to: paths.looks, word: "Looks", what: "What members wear, newest first" },
  { to: paths.reviews, word: "Reviews", what: "How products fit, and how they wear" },
  { to: paths.brands, word: "Brands", what: "From A to Z, with their products" },
  { to: paths.discussions, word: "Discussions", what: "Questions about fit, mending and what to wear" },
  { to: paths.notebook, word: "Notebook", what: "Entries on clothes and how to look after them" },
  { to: paths.members, word: "Members", what: "Everyone who has joined" },
] as const;

/** What the page shows before anything is searched for. */
export function SearchStart() {
  const viewer = useViewer()?.slug ?? null;
  const recent = useRecentSearches(viewer);
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <section>
          <SectionHeading
            size="h32"
            aside={
              <Button kind="bare" size="sm" onClick={() => clearSearches(viewer)}>
                Clear recent searches
              </Button>
            }
          >
            Recent searches
          </SectionHeading>
          <ul className={layout.list}>
            {recent.map((text) => (
              <li key={text}>
                <Link className={styles.line} to={paths.searchFor(text)}>
                  <Icon name="again" size="sm" />
                  <b dir="auto">{text}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <SectionHeading size="h32">Or browse Hemline</SectionHeading>
        <ul className={layout.list}>
          {places.map(({ to, word, what }) => (
            <li key={to}>
              <Link className={styles.line} to={to}>
                <b>{word}</b>
                <span>{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
