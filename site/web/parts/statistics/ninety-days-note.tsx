import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { freeStatisticsDays } from "../../../shared/limits.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

/** For members who do not subscribe. */
export function NinetyDaysNote() {
  return (
    <Note>
      You see the last {freeStatisticsDays} days. Subscribers see every year since their first wear, and each month
      beside the same month a year before. Your older wears are kept.{" "}
      <Link className={typography.link} to={paths.paidSubscription}>
        Subscribe to see every year
      </Link>
    </Note>
  );
}
