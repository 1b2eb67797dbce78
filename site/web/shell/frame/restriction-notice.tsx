import typography from "@hemline/ui/styles/typography.module.css";
import type { Restriction } from "../../../shared/accounts/user.ts";
import { formatDay } from "../../../shared/format-day.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { useViewer } from "../../payload.ts";
import styles from "./unverified-notice.module.css";

/** Above every page of a member whose posting is paused, or who is suspended or banned. */
export function RestrictionNotice() {
  const restriction = useViewer()?.restriction ?? null;
  const { pathname } = useLocation();
  if (restriction === null) return null;
  return (
    <aside className={styles.notice} aria-label="Decision about your account">
      <p>
        {sentenceOf(restriction)}{" "}
        {pathname !== paths.settingsDecisions && (
          <Link className={typography.link} to={paths.settingsDecisions}>
            Read why, or appeal
          </Link>
        )}
      </p>
    </aside>
  );
}

function sentenceOf({ kind, until }: Restriction): string {
  const end = until ? ` until ${formatDay(until)}` : "";
  switch (kind) {
    case "posting-pause":
      return `You can’t post, comment, review or reply${end}. You can read, like and save.`;
    case "suspension":
      return `Your account is suspended${end}. You can read, but not post, comment, follow or like.`;
    case "ban":
      return "Your account is banned. Nobody else sees your profile or what you posted.";
  }
}
