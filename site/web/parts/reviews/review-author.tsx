import { paths } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { DisplayName } from "../members/display-name.tsx";

/** The name of who wrote a review; those who were erased have none. */
export const ReviewAuthor = ({ author }: Pick<ReviewCard, "author">) =>
  author ? (
    <Link to={paths.member(author.slug)}>
      <DisplayName member={author} />
    </Link>
  ) : (
    <span>A former member</span>
  );
