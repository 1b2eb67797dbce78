import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { DecidedReview } from "../../parts/reviews/decided-review.tsx";
import { usePage } from "../../payload.ts";

const shown = [
  { show: "waiting", label: "Waiting", query: "" },
  { show: "hidden", label: "Hidden", query: "?show=hidden" },
] as const;

/** First reviews of new members, which wait to be shown, and those that moderation hid. */
export function AdminReviews() {
  const page = usePage("adminReviews");
  const { items, previous, next, rendering } = usePagedList("adminReviews", page.reviews);
  return (
    <AdminFrame section="reviews" page={page}>
      <ChipRow label="Show">
        {shown.map(({ show, label, query }) => (
          <Link
            key={show}
            className={chipClass(show === page.show)}
            to={paths.adminReviews + query}
            aria-current={show === page.show ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </ChipRow>
      {items.length === 0 ? (
        <EmptyState icon="check" title={page.show === "waiting" ? "No reviews are waiting" : "No hidden reviews"}>
          <p>
            {page.show === "waiting"
              ? "The first review of someone who has just joined waits here for a day before everyone sees it."
              : "Reviews that our admins hide appear here."}
          </p>
        </EmptyState>
      ) : (
        <>
          <FurtherPageLink page={previous} kind="previous" noun="reviews" />
          <LongList items={items} rendering={rendering}>
            {(review) => <DecidedReview review={review} />}
          </LongList>
          <FurtherPageLink page={next} kind="more" noun="reviews" />
        </>
      )}
    </AdminFrame>
  );
}
