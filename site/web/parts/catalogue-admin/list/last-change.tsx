import type { LastChange as Change } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { TimeAgo } from "../../format/time-ago.tsx";

/** “Łucja, 2 hours ago” */
export function LastChange({ change: { at, by } }: { change: Change }) {
  return (
    <>
      <bdi>{by?.username ?? "A former member"}</bdi>, <TimeAgo at={at} />
    </>
  );
}
