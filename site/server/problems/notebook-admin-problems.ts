import { SiteProblem } from "./site-problem.ts";

export const tooManyCategories = (max: number) =>
  new SiteProblem(409, `There are ${max} categories. Merge two of them to add another.`);

/** With the entry as it is now. Nothing was saved. */
export const entryIsDeleted = (conflict: unknown) =>
  new SiteProblem(409, "This entry was deleted. Restore it as a draft to keep writing.", { data: conflict });
