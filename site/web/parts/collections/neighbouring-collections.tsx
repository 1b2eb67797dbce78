import { Icon } from "@hemline/ui/icons/icon.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { CollectionCard } from "../../../shared/collections/collection.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./neighbouring-collections.module.css";

/** Links to the collections before and after one, as its brand orders them. */
export function NeighbouringCollections({
  previous,
  next,
}: {
  previous: CollectionCard | null;
  next: CollectionCard | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Other collections">
      {previous && (
        <NeighbourLink collection={previous} word="Previous">
          <Icon name="left" size="sm" />
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink collection={next} word="Next" isNext>
          <Icon name="right" size="sm" />
        </NeighbourLink>
      )}
    </nav>
  );
}

function NeighbourLink({
  collection: { slug, name, brand },
  word,
  isNext,
  children,
}: {
  collection: CollectionCard;
  word: string;
  isNext?: boolean;
  children: ReactNode;
}) {
  return (
    <Link className={classNames(styles.link, isNext && styles.next)} to={paths.collection(brand.slug, slug)}>
      <span className={styles.word}>
        {children}
        {word}
      </span>
      <span className={typography.h26} dir="auto">
        {name}
      </span>
    </Link>
  );
}
