import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { CoverStory } from "../../notebook/list/cover-story.tsx";
import { EntryStory } from "../../notebook/list/entry-story.tsx";
import styles from "./home-notebook.module.css";

/** One entry with its cover, and the titles of others. */
export function HomeNotebook({ entries: [lead, ...others] }: { entries: readonly EntryCard[] }) {
  if (!lead) return null;
  return (
    <section className={layout.wide}>
      <SectionHeading
        aside={
          <Link className={typography.link} to={paths.notebook}>
            All entries
          </Link>
        }
      >
        From the notebook
      </SectionHeading>
      <CoverStory entry={lead} heading="h3" urgency="lazy" />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((entry) => (
            <EntryStory key={entry.slug} entry={{ ...entry, cover: null }} kind="second" />
          ))}
        </div>
      )}
    </section>
  );
}
