import { isWholeRun } from "../../../../vitest/slow-test.ts";
import { type Role, roles } from "./roles.ts";

/** What each role is answered, for a page or a call about a noun in one state. */
export interface Row {
  name: string;
  noun: string;
  state: string;
  cells: string[];
  /** The row's place in its table. */
  at: number;
}

const listed = (text: string) => text.split(",").map((word) => word.trim());

/**
 * Reads a table of lines `names | noun | states | a cell for each role`. A line with several names or states, between
 * commas, stands for one row of each.
 */
export const readTable = (text: string): Row[] =>
  text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [names = "", noun = "", states = "", cells = ""] = line.split("|").map((part) => part.trim());
      const answers = cells.split(/\s+/);
      if (answers.length !== roles.length) throw new Error(`“${line}” has ${answers.length} cells.`);
      return listed(names).flatMap((name) => listed(states).map((state) => ({ name, noun, state, cells: answers })));
    })
    .map((row, at) => ({ ...row, at }));

export const writeRow = ({ name, noun, state, cells }: Row): string =>
  `${name} | ${noun} | ${state} | ${cells.join(" ")}`;

/** In `npm test`, one role for each different answer of a row, not the same one in every row. */
function askedRoles({ cells, at }: Row): readonly Role[] {
  if (isWholeRun) return roles;
  return [...new Set(cells)].flatMap((cell) => {
    const alike = roles.filter((_, nth) => cells[nth] === cell);
    return alike[at % alike.length] ?? [];
  });
}

/** Asks for the cells of a row, one after the other. Cells that are not asked for stay as the table has them. */
export async function answeredRow(row: Row, ask: (role: Role) => Promise<string>): Promise<Row> {
  const asked = askedRoles(row);
  const cells: string[] = [];
  for (const [nth, cell] of row.cells.entries()) {
    const role = asked.find((one) => one === roles[nth]);
    cells.push(role ? await ask(role) : cell);
  }
  return { ...row, cells };
}
