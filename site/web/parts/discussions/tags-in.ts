import { discussionLimits } from "../../../shared/limits.ts";

/** The tags that a line names, separated by commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

export const tagsHint = `Up to ${discussionLimits.tags}, separated by commas: poplin, care.`;
