import type * as z from "zod";
import type { ImportFault } from "../../../shared/wardrobe/import.ts";
import { unstorable } from "../../request/json-body.ts";
import type { ImportedLine } from "../../wardrobe/item-files/imported-line.ts";

/** A line of a file that can be read, and its number. */
export interface ReadLine<Draft> {
  line: number;
  draft: Draft;
}

/**
 * Reads each line, or notes what is wrong with it.
 * @param sentOf what the form would send, made of the cells
 * @param faults where faults are noted
 */
export function readLines<Column extends string, Schema extends z.ZodType>(
  lines: readonly ImportedLine<Column>[],
  schema: Schema,
  sentOf: (cell: (column: Column) => string | undefined) => unknown,
  faults: ImportFault[],
): ReadLine<z.output<Schema>>[] {
  return lines.flatMap(({ number: line, cells }) => {
    const unread = [...cells].filter(([, text]) => unstorable.test(text));
    faults.push(...unread.map(([column]) => ({ line, column, message: unstorableText })));
    const { data, error, success } = schema.safeParse(sentOf((column) => cells.get(column) || undefined));
    faults.push(...(error?.issues ?? []).map(({ path, message }) => ({ line, column: String(path[0]), message })));
    return success && unread.length === 0 ? [{ line, draft: data }] : [];
  });
}

const unstorableText = "This text contains a character we can’t save. Write it without.";

/** Lines whose value of a column another line or the site has already. */
export function repeatedLines<Draft>(
  lines: readonly ReadLine<Draft>[],
  column: string,
  textOf: (draft: Draft) => string | undefined,
  taken: ReadonlySet<string>,
  message: string,
): ImportFault[] {
  const seen = new Map<string, number>();
  return lines.flatMap(({ line, draft }) => {
    const value = textOf(draft);
    if (value === undefined) return [];
    const earlier = seen.get(value);
    seen.set(value, earlier ?? line);
    if (taken.has(value)) return [{ line, column, message }];
    return earlier === undefined
      ? []
      : [{ line, column, message: `Line ${earlier} has this already. Write another one.` }];
  });
}
