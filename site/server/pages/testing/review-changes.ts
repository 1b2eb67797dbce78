import { api } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { type Address, type CommunityOfPages, reviewOfCape } from "./cached-pages.ts";
import { type ChangeRow, nothing, ofBea, ofNorr } from "./changed-pages.ts";

/** Where Bea's review counts: on her pages, in what Norr is rated, and in the choice of the front page. */
const withRating: readonly Address[] = ["/", ...ofBea, ...ofNorr];
/** Where it is read. */
const withReview: readonly Address[] = ["/brands/norr", "/brands/norr/reviews", "/reviews"];

/** Bea reviews what Norr sells; she has just joined, so that an admin shows her first review. */
export function reviewChanges({ ada, bea, gwen, root }: CommunityOfPages): ChangeRow[] {
  let review: Pick<ReviewCard, "id"> = { id: "" };
  const draft = (text: string) => ({ halves: 9, text });
  const posts = async () => {
    const subject = { kind: "product", slug: "hood" };
    const answer = await bea.sends<ReviewCard>("POST", api.newReviews, {
      ...draft("Warm enough for a Sunday."),
      subject,
    });
    review = answer.data;
    return answer;
  };
  return [
    { call: "POST /brands", act: () => bea.sends("POST", api.brandNames, { name: "Zuraw" }), forgets: nothing },
    {
      call: "POST /products",
      act: () => bea.sends("POST", api.productNames, { brand: "norr", name: "Mitten" }),
      forgets: nothing,
    },
    { call: "POST /reviews", act: posts, forgets: nothing },
    {
      call: "POST /reviews/:id/approval",
      act: () => root.sends("POST", api.reviewApproval(review.id), { decision: "show" }),
      forgets: withRating,
    },
    {
      call: "PUT /reviews/:id",
      act: () => bea.sends("PUT", api.review(review.id), draft("Warm enough for a Sunday, and for most Mondays.")),
      forgets: withRating,
    },
    {
      call: "PUT /reviews/:id",
      act: () => gwen.sends("PUT", api.review(reviewOfCape), draft("It has kept the rain out for a year now.")),
      forgets: ["/", ...ofNorr],
    },
    {
      call: "PUT /reviews/:id/vote",
      act: () => ada.sends("PUT", api.reviewVote(review.id), { helpful: true }),
      forgets: withReview,
    },
    {
      call: "DELETE /reviews/:id/vote",
      act: () => ada.sends("DELETE", api.reviewVote(review.id)),
      forgets: withReview,
    },
    {
      call: "PUT /reviews/:id/answer",
      act: () => root.sends("PUT", api.reviewAnswer(review.id), { text: "We line it thicker now." }),
      forgets: withReview,
    },
    {
      call: "DELETE /reviews/:id/answer",
      act: () => root.sends("DELETE", api.reviewAnswer(review.id)),
      forgets: withReview,
    },
    { call: "DELETE /reviews/:id", act: () => bea.sends("DELETE", api.review(review.id)), forgets: withRating },
    {
      call: "POST /reviews/:id/restoration",
      act: () => bea.sends("POST", api.reviewRestoration(review.id), {}),
      forgets: withRating,
    },
  ];
}
