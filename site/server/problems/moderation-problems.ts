import { moderationLimits } from "../../shared/limits.ts";
import { SiteProblem } from "./site-problem.ts";

const byAdmin = (username: string | null) => username ?? "Another admin";

export const caseClaimed = (username: string | null) =>
  new SiteProblem(409, `${byAdmin(username)} is reviewing this report. Wait until they’ve decided or released it.`);
export const caseDecided = (username: string | null) =>
  new SiteProblem(409, `${byAdmin(username)} has already decided this report. Reload the page to see how.`);
export const caseChanged = () =>
  new SiteProblem(409, "This report has changed since you opened it. Reload the page and read it again.");

export const decisionAboutSelf = () =>
  new SiteProblem(403, "You can’t decide about yourself or what you posted. Another admin has to.");
export const decisionAboutAdmin = () =>
  new SiteProblem(403, "You can hide what another admin posted, but not warn, pause, suspend or ban them.");
export const memberIsLeaving = () =>
  new SiteProblem(409, "This member has deleted their account. Dismiss the report, or hide what they posted.");

export const decisionIsFinal = () =>
  new SiteProblem(
    409,
    `You can undo a decision for ${moderationLimits.undoMinutes} minutes. Then we tell everyone it concerns.`,
  );
export const decidedElsewhere = () =>
  new SiteProblem(409, "This was decided on another page. Undo it there, or show it again.");
export const reportedAgain = () =>
  new SiteProblem(409, "It has been reported again since. Decide about the new report instead.");

export const alreadyAppealed = () => new SiteProblem(409, "You’ve already appealed this decision. We’ll email you.");
export const appealTooLate = () =>
  new SiteProblem(409, `You can appeal a decision for ${moderationLimits.appealDays} days.`);
export const decisionWasLifted = () => new SiteProblem(409, "This decision no longer applies.");
export const appealAnswered = (username: string | null) =>
  new SiteProblem(409, `${byAdmin(username)} has already answered this appeal. Reload the page to see how.`);

export const wordsConflict = (present: unknown) =>
  new SiteProblem(409, "Another admin has changed this list. Copy your changes, reload the page and add them again.", {
    data: present,
  });
