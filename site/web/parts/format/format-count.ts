import { formatNumber } from "../../../shared/format-number.ts";

/** "1 look", "2,314 looks" */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
