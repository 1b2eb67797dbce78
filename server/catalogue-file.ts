import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CatalogueDocument, type FileBeside, jsonErrorPosition } from "@hemline/billing";
import { errorCode, errorMessage } from "./errors/error-code.ts";

/**
 * A catalogue as its file says it, and the files beside it; whether it is a good one, billing says.
 * @throws a sentence when there is no such file, or no JSON in it, with the line and the column.
 */
export function catalogueIn(path: string): { document: CatalogueDocument; file: FileBeside } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") throw new Error(`There is no file ${path}.`);
    throw new Error(`Hemline can’t read ${path}: ${errorMessage(error)}`);
  }
  const position = jsonErrorPosition(text);
  if (position)
    throw new Error(
      `${path}:${position.line}:${position.column}: expected JSON here. Check the comma, bracket or quotation mark before it.`,
    );
  const folder = dirname(path);
  return { document: JSON.parse(text) as CatalogueDocument, file: (name) => contentOf(join(folder, name)) };
}

async function contentOf(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    // A folder is no file either.
    if (["ENOENT", "EISDIR", "ENOTDIR"].includes(errorCode(error) ?? "")) return null;
    throw new Error(`Hemline can’t read ${path}: ${errorMessage(error)}`);
  }
}
