import type { ShownPayload } from "../payload.ts";
import type { PageLocation } from "./history/page-location.ts";

/** What it does to the history: "pop" follows the back and forward buttons, and is the first page's too. */
export type NavigationType = "push" | "replace" | "pop";

/** Where a navigation leads. */
export interface Destination {
  location: PageLocation;
  type: NavigationType;
  preventScrollReset: boolean;
}

/** A page, and the navigation that led to it. A refreshed page keeps its location. */
export interface ShownPage extends Destination {
  payload: ShownPayload;
}
