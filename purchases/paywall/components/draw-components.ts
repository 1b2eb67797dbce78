import type { PaywallComponent } from "@hemline/protocol";
import type { ReactNode } from "react";
import type { Axis } from "../style/layout.ts";

/** Draws the components of a stack. Passed as a prop, as importing it would be circular. */
export type DrawComponents = (nodes: readonly PaywallComponent[], axis: Axis) => ReactNode;
