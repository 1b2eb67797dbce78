import { type Role, roles } from "./roles.ts";

/** What each role is answered, for a page or a call about a noun in one state. */
export interface Row {
  name: string;
  noun: string;
  state: string;
  cells: string[];
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
    });

export const writeRow = ({ name, noun, state, cells }: Row): string =>
  `${name} | ${noun} | ${state} | ${cells.join(" ")}`;

/** Asks for each cell of a row, one after the other. */
export async function answeredRow(row: Row, ask: (role: Role) => Promise<string>): Promise<Row> {
  const cells: string[] = [];
  for (const role of roles) cells.push(await ask(role));
  return { ...row, cells };
}
