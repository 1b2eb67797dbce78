import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { LookDetail } from "../../../../shared/looks/look.ts";
import { WearLookButton } from "../wear-look-button.tsx";
import { LinkedTag } from "./linked-tag.tsx";
import styles from "./look-tags.module.css";
import { TagLinks } from "./tag-links.tsx";

/** The tagged items, numbered as on the photos. Selecting one shows its dot. */
export function LookTags({
  look,
  look: { tags, photos, member },
  open,
  onOpen,
}: {
  look: LookDetail;
  open: number | null;
  onOpen: (tag: number | null) => void;
}) {
  return (
    <section className={styles.section}>
      <SectionHeading size="h32">
        What <span dir="auto">{member.username.split(" ")[0]}</span> wears
      </SectionHeading>
      <ol className={styles.tags}>
        {tags.map((tag, at) => {
          const { photo, x, y, name, item } = tag;
          const toggle = () => onOpen(open === at ? null : at);
          const place = photos.length > 1 ? `Photo ${photos.findIndex(({ id }) => id === photo) + 1}` : "Show";
          return (
            <li key={`${x} ${y} ${name}`}>
              {item ? (
                <LinkedTag
                  tag={{ ...tag, item }}
                  owner={member.slug}
                  number={at + 1}
                  isOpen={open === at}
                  onOpen={toggle}
                />
              ) : (
                <div className={styles.named}>
                  <button type="button" className={styles.tag} aria-pressed={open === at} onClick={toggle}>
                    <span className={styles.number}>{at + 1}</span>
                    <b dir="auto">{name}</b>
                    <span className={styles.location}>{place}</span>
                  </button>
                  <TagLinks tag={tag} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <WearLookButton look={look} />
    </section>
  );
}
