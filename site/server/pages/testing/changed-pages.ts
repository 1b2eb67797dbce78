import { type Address, reviewOfCape } from "./cached-pages.ts";

/** A call with which a member changes something, or a job; and exactly the visitors' pages that show it. */
export interface ChangeRow {
  /** As the API's route, without `/api`. */
  call: string;
  before?: () => Promise<unknown>;
  act: () => Promise<unknown>;
  forgets: readonly Address[];
  /** Where the test's billing has nothing to change. */
  status?: number;
}

export const nothing: readonly Address[] = [];
export const lists: readonly Address[] = ["/", "/looks", "/looks?season=winter"];
export const members: readonly Address[] = ["/members", "/members?sort=followers", "/members?search=ada"];
export const byFollowers: readonly Address[] = ["/members?sort=followers", "/members?search=ada"];
export const rain: readonly Address[] = ["/looks/rain", "/looks/rain/comments"];

export const ofAda: readonly Address[] = [
  "/members/ada",
  "/members/ada/looks",
  "/members/ada/profile",
  "/members/ada/followers",
  "/members/ada/wardrobe",
];
export const ofBea: readonly Address[] = ["/members/bea", "/members/bea/followers"];
export const ofCleo: readonly Address[] = ["/members/cleo", "/members/cleo/following"];

export const listsOfBrands: readonly Address[] = ["/brands", "/brands?sort=followers"];

/** Gwen’s review of the cape is read there. */
const withReviewOfCape: readonly Address[] = ["/reviews", `/reviews/${reviewOfCape}/history`, "/brands/norr/reviews"];

export const ofCape: readonly Address[] = ["/products/cape", "/products/cape/owners"];

export const ofNorr: readonly Address[] = [
  "/brands",
  "/brands?sort=followers",
  "/brands/norr",
  "/brands/norr/profile",
  "/brands/norr/followers",
  "/brands/norr/collections",
  "/brands/norr/collections/autumn",
  ...ofCape,
  ...withReviewOfCape,
];

/** Ada is named there, or a look of hers. */
export const withAda: readonly Address[] = [
  ...lists,
  ...rain,
  "/looks/snow",
  ...members,
  ...ofAda,
  "/members/cleo/following",
];
export const withBea: readonly Address[] = [...lists, ...rain, "/looks/sun", ...members, ...ofBea];
