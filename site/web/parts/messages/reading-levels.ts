import type { ReadingLevel } from "../../../shared/discussions/discussion-options.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";

const states = createOptimisticStates<ReadingLevel>();

/** What a member wants to hear of a discussion, corrected by later changes in this tab. @param part the page that holds it */
export const useReadingLevel = (viewer: string | null, slug: string, part: object, level: ReadingLevel): ReadingLevel =>
  states.useCurrent(viewer, slug, part, level);

/** Saved at once, after earlier changes; a failure puts it back. */
export const setReadingLevel = (slug: string, level: ReadingLevel): Promise<unknown> =>
  states.change(slug, level, async () => {
    await callApi(api.discussionLevel(slug), { method: "PUT", body: { level } });
    return level;
  });

/** Whoever has posted follows the discussion: the server has said so already. */
export const followAfterPosting = (slug: string): Promise<unknown> =>
  states.change(slug, "following", async () => "following");
