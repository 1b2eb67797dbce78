import { classNames } from "@hemline/ui/styles/class-names.ts";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { CollectionDetail } from "../../../shared/collections/collection.ts";
import { ownedInWords, seasonInWords } from "./collection-facts.ts";
import styles from "./collection-title.module.css";

/** The head of a collection's pages, below that of its brand. */
export function CollectionTitle({
  collection,
  collection: { name, description },
  children,
}: {
  collection: CollectionDetail;
  /** Links to its other pages. */
  children?: ReactNode;
}) {
  const season = seasonInWords(collection);
  return (
    <header className={styles.title}>
      <SectionHeading asideWraps aside={ownedInWords(collection)}>
        <span dir="auto">{name}</span>
      </SectionHeading>
      {season && <p className={classNames(typography.s14, typography.dim)}>{season}</p>}
      {description && (
        <p className={classNames(typography.lead, styles.description)} dir="auto">
          {description}
        </p>
      )}
      {children && <div className={styles.links}>{children}</div>}
    </header>
  );
}
