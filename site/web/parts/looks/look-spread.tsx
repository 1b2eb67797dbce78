import type { LookCard as Card } from "../../../shared/looks/look.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { LookCard } from "./look-card.tsx";
import styles from "./look-spread.module.css";

/** One large look and four beside it. */
export function LookSpread({ looks }: { looks: readonly Card[] }) {
  const [first, ...others] = looks.slice(0, 5);
  return (
    <ul className={styles.spread} data-full={others.length === 4 || undefined}>
      {first && (
        <li className={styles.first}>
          <LookCard look={first} sizes={photoSizes.spreadFirst} shape="fill" />
        </li>
      )}
      {others.map((look) => (
        <li key={look.slug}>
          <LookCard look={look} sizes={photoSizes.spread} shape="even" />
        </li>
      ))}
    </ul>
  );
}
