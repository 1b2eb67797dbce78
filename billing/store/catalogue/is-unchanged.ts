import { isDeepStrictEqual } from "node:util";

/** Whether a row has these values already, so that it need not be written again. */
export function isUnchanged<Row extends object>(row: Row, wanted: Partial<Row>): boolean {
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(row[name as keyof Row], value));
}
