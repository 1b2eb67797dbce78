import type { LiveMessage, MessageLikeAnswer } from "../../../shared/discussions/message.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";

const states = createOptimisticStates<boolean>();

/** The likes of a message, corrected by later changes in this tab. */
export function useMessageLikes(viewer: string | null, message: LiveMessage): { liked: boolean; likes: number } {
  const liked = states.useCurrent(viewer, message.id, message, message.isLiked);
  return { liked, likes: message.likes + Number(liked) - Number(message.isLiked) };
}

export const setMessageLike = (id: string, liked: boolean): Promise<unknown> =>
  states.change(id, liked, async () => {
    await callApi<MessageLikeAnswer>(api.messageLike(id), { method: liked ? "PUT" : "DELETE", toasts: "failures" });
    return liked;
  });
