import { api } from "../../../shared/paths.ts";
import type { ReviewCard, VoteAnswer } from "../../../shared/reviews/review.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";

type Vote = ReviewCard["vote"];

/** States are words: none stands for no vote. */
const states = createOptimisticStates<"helpful" | "unhelpful" | "none">();

/** The votes of a review, corrected by later changes in this tab. */
export function useReviewVotes(
  viewer: string | null,
  review: Pick<ReviewCard, "id" | "vote" | "helpful" | "unhelpful">,
): Pick<ReviewCard, "vote" | "helpful" | "unhelpful"> {
  const current = states.useCurrent(viewer, review.id, review, review.vote ?? "none");
  const vote = current === "none" ? null : current;
  const change = (kind: Vote) => Number(vote === kind) - Number(review.vote === kind);
  return {
    vote,
    helpful: review.helpful + change("helpful"),
    unhelpful: review.unhelpful + change("unhelpful"),
  };
}

/** @param vote null takes a vote back */
export const setVote = (id: string, vote: Vote): Promise<unknown> =>
  states.change(id, vote ?? "none", async () => {
    const { data } = await callApi<VoteAnswer>(api.reviewVote(id), {
      method: vote === null ? "DELETE" : "PUT",
      ...(vote !== null && { body: { helpful: vote === "helpful" } }),
      toasts: "failures",
    });
    return (data ? data.vote : vote) ?? "none";
  });
