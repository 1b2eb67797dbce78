import { invalid } from "./request-problems.ts";
import { retryAfter, SiteProblem } from "./site-problem.ts";

/** Said by every form that takes a first name, or a new password. */
export const firstNameMissing = "Enter your first name.";
export const passwordTooEasy = "This password is too easy to guess. Choose another one.";

/** Says nothing about whether there is such an account. */
export const wrongPassword = () =>
  invalid({ password: ["That email address and password don’t match. Check both and try again."] });

/** Said where the right password was given, which the owner replaced at the same moment. */
export const passwordJustChanged = () =>
  invalid({ current_password: ["Your password was changed a moment ago. Enter the new one."] });

export const linkExpired = () => new SiteProblem(410, "This link has expired or was already used. Ask for a new one.");
export const invalidUnsubscribeLink = () =>
  new SiteProblem(404, "This link isn’t complete. Change your emails in your settings instead.");

export const roleOfAdmin = () => new SiteProblem(403, "Admins can’t change the role of other admins.");
export const onlyAdmin = () => new SiteProblem(409, "You’re the only admin. Make another member an admin first.");
export const inactiveAdmin = () => new SiteProblem(409, "Only active members can become admins.");
export const lastAdmin = () =>
  new SiteProblem(409, "You’re the last admin. Make another member an admin before you delete your account.");

export const exportRunning = () =>
  new SiteProblem(409, "We’re already preparing your copy. We’ll email you when it’s ready.");
export const exportTooSoon = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    "You can ask for one copy a day. Download the one you have, or try again tomorrow.",
    retryAfter(retryAfterSeconds),
  );

export const noSubscription = () => new SiteProblem(409, "You don’t have a subscription to change.");
export const nothingBought = () => new SiteProblem(409, "You haven’t bought anything yet.");
export const subscriptionNotUpdated = () =>
  new SiteProblem(502, "We couldn’t update your subscription, so nothing has changed. Try again in a minute.");
export const subscriptionNotCancelled = () =>
  new SiteProblem(
    503,
    "We couldn’t cancel your subscription, so nothing has changed. Try again in a minute.",
    retryAfter(60),
  );
export const billingPageUnavailable = () =>
  new SiteProblem(502, "We can’t open your billing page right now. Try again in a minute.");
