import { readFileSync } from "node:fs";
import { type Catalogue, jsonFault } from "@hemline/billing";

/**
 * A catalogue as its file says it; whether it is a good one, billing says.
 * @throws a sentence when there is no such file, or no JSON in it, with the line and the column.
 */
export function catalogueIn(path: string): Catalogue {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new Error(`There is no file ${path}.`);
    throw new Error(`${path} cannot be read: ${(error as Error).message}`);
  }
  const fault = jsonFault(text);
  if (fault) throw new Error(`${path}:${fault.line}:${fault.column}: this is not JSON any more.`);
  return JSON.parse(text) as Catalogue;
}
