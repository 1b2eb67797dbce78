import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import styles from "./brand-list-skeleton.module.css";

const rows = ["55%", "70%", "45%"];

export function BrandListSkeleton() {
  return (
    <div aria-hidden="true">
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.logo}>
            <Skeleton ratio={1} />
          </div>
          <div className={styles.text}>
            <Skeleton width={width} />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
