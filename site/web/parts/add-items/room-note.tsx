import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import type { OwnWardrobe } from "../../../shared/items/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import type { Hold } from "./line/line.ts";

/** How many more items there is room for, where there is a limit. What has met it says so itself. */
export function RoomNote({ own: { used, limit }, hold = null }: { own: OwnWardrobe; hold?: Hold | null }) {
  if (limit === null || hold?.why === "full") return null;
  const room = Math.max(0, limit - used);
  if (room > 0)
    return (
      <p className={`${typography.s14} ${typography.dim}`}>
        There’s room for {formatNumber(room)} more of {formatNumber(limit)} free items.
      </p>
    );
  return (
    <Note tone="warm">
      You’ve used all {formatNumber(limit)} free items.{" "}
      <Link className={typography.link} to={paths.paidSubscription}>
        Subscribe to add more
      </Link>
      , or archive items that you no longer wear.
    </Note>
  );
}
