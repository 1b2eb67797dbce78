import typography from "@hemline/ui/styles/typography.module.css";
import type { CollectionName } from "../../../../shared/collections/collection.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import styles from "./in-collections.module.css";

/** The collections that show a product. */
export function InCollections({ collections }: { collections: readonly CollectionName[] }) {
  return (
    <section className={styles.section} aria-label="Collections">
      <h2 className={typography.h14}>Collections</h2>
      {collections.length === 0 ? (
        <p className={`${typography.s14} ${typography.dim}`}>
          In no collection yet. Open a collection of its brand to add it there.
        </p>
      ) : (
        <ul>
          {collections.map(({ slug, name, brand }) => (
            <li key={slug}>
              <Link className={typography.link} to={paths.adminCollection(brand.slug, slug)}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
