import { Skeleton } from "@hemline/ui/skeleton.tsx";
import type from "@hemline/ui/type.module.css";

/** Until the service answers. */
export function Waiting() {
  return (
    <div aria-busy="true">
      <p className={type.hidden} role="status">
        Loading your purchases
      </p>
      <Skeleton ratio={0.16} width="70%" />
      <br />
      <Skeleton ratio={0.5} />
    </div>
  );
}
