import { formatNumber } from "../../shared/format-number.ts";
import type { ImportFaults } from "../../shared/wardrobe/import.ts";
import { SiteProblem } from "./site-problem.ts";

const importProblems = {
  "other-type": "Send CSV as text/csv, or JSON as application/json.",
  "not-utf-8": "We can’t read every character of this file. Save it as UTF-8 and try again.",
  "no-list": 'JSON needs a list of items, like [{"name": "Wool coat"}].',
};
export const unreadableImport = (problem: keyof typeof importProblems) =>
  new SiteProblem(problem === "other-type" ? 415 : 422, importProblems[problem]);

/** @param noun what its lines are */
export const emptyImport = (noun: string) =>
  new SiteProblem(422, `There are no ${noun} in this file. Write one on each line below the names of the columns.`);

/** @param line where reading stopped, if that is known */
export const brokenJson = (line: string | undefined) =>
  new SiteProblem(
    422,
    `This JSON isn’t complete. Check the commas, quotes and brackets${line ? ` near line ${line}` : ""} and try again.`,
  );
export const tooManyImported = (max: number, noun: string) =>
  new SiteProblem(422, `A file can have up to ${formatNumber(max)} ${noun}. Split it and import each part.`);

/** Nothing of the file was imported. */
export const importFaults = (found: ImportFaults) =>
  new SiteProblem(
    422,
    `Nothing was imported. There ${found.count === 1 ? "is 1 thing" : `are ${formatNumber(found.count)} things`} to change.`,
    { data: found },
  );
