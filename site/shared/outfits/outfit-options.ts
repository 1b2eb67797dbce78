/** What became of a planned outfit: not yet known, worn as planned, or something else was worn instead. */
export const planStates = ["planned", "worn", "instead"] as const;
export type PlanState = (typeof planStates)[number];
