import type { LookTag } from "../../../../shared/looks/look.ts";

/** An item is called as its owner calls it now; a text, and an item that the viewer may not see, as it was tagged. */
export const tagName = ({ name, item }: Pick<LookTag, "name" | "item">): string => item?.name ?? name;
