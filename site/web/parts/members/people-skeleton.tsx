import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import styles from "./people-skeleton.module.css";

const rows = ["80%", "60%", "70%"];

export function PeopleSkeleton() {
  return (
    <div aria-hidden="true">
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.face}>
            <Skeleton ratio={1} />
          </div>
          <div className={styles.name}>
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
