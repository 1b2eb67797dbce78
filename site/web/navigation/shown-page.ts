import type { Location, NavigationType } from "react-router";
import type { ShownPayload } from "../payload.ts";

/** Where a navigation leads. */
export interface Destination {
  location: Location<unknown>;
  type: NavigationType;
  preventScrollReset: boolean;
}

/** A page, and the navigation that led to it. A refreshed page keeps its location. */
export interface ShownPage extends Destination {
  payload: ShownPayload;
}
