import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { isNode, type Node } from "./syntax-tree.ts";

const root = join(import.meta.dirname, "../..");

interface Comment {
  start: number;
  end: number;
}

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  comments: Comment[];
  /** Absent in style sheets. */
  program: Node | undefined;
}

/** Folders of translations and of data: left out of the counts of lines, and may hold any number of files. */
export const dataFolders = /(^|\/)(locales|languages|migrations|pictures|fonts)\//;

/** @returns every path that git tracks below the folders, or below the root when none is named */
export function trackedFiles(folders: string[]): string[] {
  const output = execFileSync("git", ["ls-files", "-z", "--", ...folders], { cwd: root, encoding: "utf8" });
  return output.split("\0").filter((path) => path !== "");
}

export const isSource = (path: string) => /\.(m?[jt]s|tsx|css)$/.test(path) && !dataFolders.test(path);

export const isTest = (path: string) => /\.(test|e2e)\.tsx?$|(^|\/)(testing|model-tests|e2e)(\/|\.ts$)/.test(path);

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  if (path.endsWith(".css")) {
    const comments = [...text.matchAll(/\/\*.*?\*\//gs)].map(({ 0: comment, index }) => ({
      start: index,
      end: index + comment.length,
    }));
    return { path, text, lines, comments, program: undefined };
  }
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  if (!isNode(program)) throw new Error(`${path} was parsed to something that is not a tree.`);
  return { path, text, lines, comments, program };
}
