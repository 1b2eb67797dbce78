import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { ShortDay } from "../format/short-day.tsx";
import styles from "./edited-date.module.css";

/** When a review was edited. Leads to what it said before, unless its words are still the same. */
export function EditedDate({
  review: { id, editedAt, hasHistory },
}: {
  review: Pick<ReviewCard, "id" | "editedAt" | "hasHistory">;
}) {
  if (editedAt === null && !hasHistory) return null;
  // A merge of two products gives a review a history that its author hasn’t edited.
  const words = editedAt === null ? "Earlier versions" : <Edited at={editedAt} />;
  const look = `${typography.s14} ${typography.dim}`;
  return hasHistory ? (
    <Link className={`${look} ${styles.link}`} to={paths.reviewHistory(id)}>
      {words}
    </Link>
  ) : (
    <span className={look}>{words}</span>
  );
}

const Edited = ({ at }: { at: string }) => (
  <>
    Edited <ShortDay at={at} />
  </>
);
