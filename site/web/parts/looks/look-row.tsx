import type { LookCard as Card } from "../../../shared/looks/look.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { LookCard } from "./look-card.tsx";
import styles from "./look-row.module.css";

export function LookRow({ looks, by }: { looks: readonly Card[]; by?: boolean }) {
  return (
    <ul className={styles.row}>
      {looks.slice(0, 4).map((look) => (
        <li key={look.slug}>
          <LookCard look={look} sizes={photoSizes.row} shape="even" by={by} />
        </li>
      ))}
    </ul>
  );
}
