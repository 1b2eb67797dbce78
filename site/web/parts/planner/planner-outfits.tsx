import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { OutfitSummary } from "../outfits/builder/outfit-summary.tsx";
import { NoOutfits } from "../outfits/no-outfits.tsx";
import type { ShownOutfit } from "./planner-contents.ts";
import styles from "./planner-outfits.module.css";

const maxShown = 5;

/** The latest outfits, below the days. */
export function PlannerOutfits({ outfits }: { outfits: readonly ShownOutfit[] }) {
  return (
    <section className={styles.section}>
      <SectionHeading
        aside={
          outfits.length > 0 && (
            <Link className={`${typography.link} ${typography.s14}`} to={paths.outfits}>
              All outfits
            </Link>
          )
        }
      >
        Your outfits
      </SectionHeading>
      {outfits.length === 0 ? (
        <NoOutfits />
      ) : (
        <ul className={styles.outfits}>
          {outfits.slice(0, maxShown).map((outfit) => (
            <li key={outfit.id}>
              <OutfitSummary outfit={outfit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
