import type { PaywallComponent } from "@hemline/protocol";
import type { ReactNode } from "react";
import type { Axis } from "../style/layout.ts";

/** Draws the components of a stack. Handed down, since a stack holds components and components hold stacks. */
export type Draw = (nodes: readonly PaywallComponent[], axis: Axis) => ReactNode;
