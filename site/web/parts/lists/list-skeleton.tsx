import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import styles from "./list-skeleton.module.css";

const cards = [1.25, 1.33, 1.2, 1.1];

export function ListSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {cards.map((ratio) => (
        <div key={ratio} className={styles.card}>
          <Skeleton ratio={ratio} />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}
