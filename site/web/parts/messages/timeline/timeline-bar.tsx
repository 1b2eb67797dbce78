import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { formatNumber } from "../../../../shared/format-number.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { onPlainClick } from "../../../on-plain-click.ts";
import { useNewestNumber, useReadingPlace } from "./reading-place.ts";
import styles from "./timeline-bar.module.css";
import { useJump } from "./use-jump.ts";

/** On a narrow screen: which reply of how many is read, and the ways to the first and the latest one. */
export function TimelineBar({ page: { discussion, messages } }: { page: Pages["conversation"] }) {
  const { slug, lastNumber } = discussion;
  const number = useReadingPlace(slug, messages.items[0]?.number ?? 1);
  const total = Math.max(useNewestNumber(slug, lastNumber), number);
  const jump = useJump(slug);
  const linkTo = (to: number, label: string) => (
    <Link
      className={buttonClass({ kind: "bare", size: "sm" })}
      to={paths.message(slug, to)}
      aria-label={`Go to the ${label.toLowerCase()} reply`}
      onClick={onPlainClick(() => jump(to, true))}
    >
      {label}
    </Link>
  );
  return (
    <nav className={styles.bar} aria-label="Place in this discussion">
      {linkTo(1, "First")}
      <span>
        Reply {formatNumber(number)} of {formatNumber(total)}
      </span>
      {linkTo(total, "Latest")}
    </nav>
  );
}
