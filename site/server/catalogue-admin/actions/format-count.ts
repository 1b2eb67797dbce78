import { formatNumber } from "../../../shared/format-number.ts";
/** "1 product", "1,234 products" */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
