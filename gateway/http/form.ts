import { badParameter } from "./problem.ts";

/** Form fields as a tree: `a[b][0]=x` is `{ a: { b: { 0: "x" } } }`. */
export interface Tree {
  [name: string]: string | Tree;
}

/** A call of the real provider has a few dozen at most. */
const maxParameters = 1_000;
const maxNameLength = 500;
const maxDepth = 8;

function steps(name: string): string[] {
  const open = name.indexOf("[");
  if (open < 1) return [name];
  const rest = name.slice(open);
  if (!/^(\[[^[\]]*\])+$/.test(rest)) throw badParameter(name, `Invalid parameter name: ${name}`);
  return [name.slice(0, open), ...rest.slice(1, -1).split("][")];
}

/** @param sizes the number of entries of each branch, so that `a[]` takes constant time */
function plant(tree: Tree, sizes: Map<Tree, number>, name: string, value: string): void {
  const path = steps(name);
  if (path.length > maxDepth) throw badParameter(name, `Parameter is nested too deeply: ${name}`);
  let branch = tree;
  path.forEach((step, depth) => {
    const size = sizes.get(branch) ?? 0;
    const key = step === "" ? String(size) : step;
    const next = branch[key];
    if (next === undefined) sizes.set(branch, size + 1);
    if (depth === path.length - 1) {
      branch[key] = value;
      return;
    }
    if (typeof next === "string") throw badParameter(name, `Parameter is both a value and an object: ${name}`);
    branch = branch[key] = next ?? (Object.create(null) as Tree);
  });
}

/** The fields of `application/x-www-form-urlencoded` text, in their order. @throws when there are too many. */
export function fieldsOf(text: string): URLSearchParams {
  let count = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) count++;
  if (count > maxParameters) throw badParameter("", `A call may have up to ${maxParameters} parameters.`);
  return new URLSearchParams(text);
}

/** @throws on malformed names and on null characters. */
export function treeOf(fields: URLSearchParams): Tree {
  const tree = Object.create(null) as Tree;
  const sizes = new Map<Tree, number>();
  for (const [name, value] of fields) {
    if (name.length > maxNameLength)
      throw badParameter(name.slice(0, 40), `Parameter names may have up to ${maxNameLength} characters.`);
    // PostgreSQL refuses null characters in text.
    if (`${name}${value}`.includes("\0")) throw badParameter(name, "Parameters must not hold null characters.");
    plant(tree, sizes, name, value);
  }
  return tree;
}
