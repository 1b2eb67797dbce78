// Every error of the site. What is wrong with one field of a form is said by the rule of that field.

export * from "./problems/account-problems.ts";
export * from "./problems/catalogue-problems.ts";
export * from "./problems/community-problems.ts";
export * from "./problems/discussion-problems.ts";
export * from "./problems/import-problems.ts";
export * from "./problems/moderation-problems.ts";
export * from "./problems/notebook-admin-problems.ts";
export * from "./problems/photo-problems.ts";
export * from "./problems/request-problems.ts";
export { SiteProblem } from "./problems/site-problem.ts";
export * from "./problems/wardrobe-problems.ts";
