import { proposalsPerDay } from "../../shared/limits.ts";
import { retryAfter, SiteProblem } from "./site-problem.ts";

export const tooManyProposals = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `You’ve proposed ${proposalsPerDay} today. Try again tomorrow, or keep the name as plain text.`,
    retryAfter(retryAfterSeconds),
  );

/** With the form as it is now. Nothing was saved. @param who saved it */
export const saveConflict = (what: string, who: string | null, conflict: unknown) =>
  new SiteProblem(
    409,
    `${who ?? "Someone else"} saved this ${what} while you were writing. Choose which version to keep.`,
    { data: conflict },
  );
/** @param into its name */
export const mergedMeanwhile = (what: string, into: string) =>
  new SiteProblem(409, `This ${what} was merged into “${into}” while you were writing. Copy what you want to keep.`);
export const changedMeanwhile = () =>
  new SiteProblem(409, "Someone else changed this at the same moment. Reload the page and try again.");
export const reviewedCollection = () =>
  new SiteProblem(409, "This collection has reviews, so it can’t be deleted. Remove its products instead.");
export const tooManyCollections = (max: number) =>
  new SiteProblem(409, `A brand can have up to ${max} collections. Delete or move some first.`);
export const collectionFull = (max: number) =>
  new SiteProblem(409, `This collection has ${max} products, which is the most we allow.`);
export const productOfOtherBrand = () => new SiteProblem(409, "A collection holds products of its own brand only.");
export const productNotCollectable = (state: "merged" | "refused") =>
  new SiteProblem(409, `This product was ${state}, so a collection can’t hold it. Choose another one.`);
/** @param results why each of them stays */
export const nothingUndone = (results: unknown) =>
  new SiteProblem(409, "Nothing was undone: it was changed since, or is more than a day old.", { data: results });
