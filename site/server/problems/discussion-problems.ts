import type { WritingBar } from "../../shared/groups/group-access.ts";
import { messageLimits } from "../../shared/limits.ts";
import type { GuardReason } from "../../shared/moderation/decision.ts";
import type { ReaderAccess } from "../../shared/reader-access.ts";
import { loginRequired, suspended } from "./request-problems.ts";
import { SiteProblem } from "./site-problem.ts";

export const invalidMessageNumber = () => new SiteProblem(400, "Replies are numbered from 1. Check the address.");
const subscribersOnly = () => new SiteProblem(403, "This group is for subscribers. Subscribe to read and reply.");

/** What a reader who does not get in is told. */
export const closedToReader = (access: Exclude<ReaderAccess, "open">) =>
  access === "members" ? loginRequired() : subscribersOnly();

/** What somebody who may not write is told. */
export function barredFromWriting(bar: WritingBar) {
  switch (bar) {
    case "visitor":
      return loginRequired();
    case "suspended":
      return suspended(null);
    case "subscribers":
      return new SiteProblem(403, "Only subscribers can write in this group.");
    case "admins":
      return new SiteProblem(403, "Only admins can write in this group.");
    case "closed":
      return new SiteProblem(409, "This group is closed. You can read it, but not write in it.");
    case "locked":
      return new SiteProblem(409, "This discussion is locked. You can read it, but not reply.");
  }
}

export const tooManyGroups = (max: number) =>
  new SiteProblem(409, `There are ${max} groups. Merge two of them to add another.`);

export const messageTooOld = () =>
  new SiteProblem(409, `You can edit a reply for ${messageLimits.editHours} hours. Write another one instead.`);
export const guardedTitle = (guard: GuardReason) =>
  new SiteProblem(409, `${guardedTitles[guard]}. Choose another one.`);
const guardedTitles: Record<GuardReason, string> = {
  link: "The title has a link, and you’re new here",
  words: "The title or a tag has a word that we check",
};
export const waitsWithTitle = () =>
  new SiteProblem(409, "An admin reads this title before others see it. Delete the whole discussion instead.");
export const repeatedMessage = () =>
  new SiteProblem(409, "You’ve just posted this. Wait for an answer, or say something new.");
export const splitAtFirst = () =>
  new SiteProblem(409, "A discussion keeps its first message. Move the whole discussion to another group instead.");
export const splitAtUnseen = () =>
  new SiteProblem(409, "A new discussion begins with a reply that everyone can read. Choose another one.");
export const discussionHasReplies = () =>
  new SiteProblem(409, "Others have replied, so only admins can delete this discussion.");
