import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { LookDetail } from "../../../shared/looks/look.ts";
import styles from "./look-tags.module.css";

/** The named pieces, numbered as on the photos. Selecting one shows its dot. */
export function LookTags({
  look: { tags, photos, member },
  open,
  onOpen,
}: {
  look: LookDetail;
  open: number | null;
  onOpen: (tag: number | null) => void;
}) {
  return (
    <section>
      <SectionHeading size="h32">
        What <span dir="auto">{member.username.split(" ")[0]}</span> wears
      </SectionHeading>
      <ol className={styles.tags}>
        {tags.map(({ photo, x, y, name }, at) => {
          const place = photos.findIndex(({ id }) => id === photo) + 1;
          return (
            <li key={`${x} ${y} ${name}`}>
              <button
                type="button"
                className={styles.tag}
                aria-pressed={open === at}
                onClick={() => onOpen(open === at ? null : at)}
              >
                <span className={styles.number}>{at + 1}</span>
                <b dir="auto">{name}</b>
                <span className={styles.location}>{photos.length > 1 ? `Photo ${place}` : "Show"}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
