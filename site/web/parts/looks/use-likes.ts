import type { LookCard } from "../../../shared/looks/look.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";

const states = createOptimisticStates<boolean>();

type LoadedLikes = Pick<LookCard, "slug" | "liked" | "likes">;

/** The likes of a look, corrected by later changes in this tab. */
export function useLikes(viewer: string | null, look: LoadedLikes): Pick<LookCard, "liked" | "likes"> {
  const liked = states.useCurrent(viewer, look.slug, look, look.liked);
  return { liked, likes: look.likes + Number(liked) - Number(look.liked) };
}

export const setLike = (slug: string, liked: boolean): Promise<unknown> =>
  states.change(slug, liked, async () => {
    await callApi(api.lookLike(slug), { method: liked ? "PUT" : "DELETE", toasts: "failures" });
    return liked;
  });
