import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";

/** Beside the heart of a look's page: how many comments there are, and the way to them. */
export function CommentsLink({ count }: { count: number }) {
  return (
    <Link
      className={buttonClass({ kind: "line", size: "sm" })}
      to="#comments"
      aria-label={formatCount(count, "comment")}
    >
      <Icon name="comment" size="sm" />
      <span>{formatNumber(count)}</span>
    </Link>
  );
}
