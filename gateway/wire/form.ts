import { badParameter } from "./problem.ts";

/** Form fields as a tree: `a[b][0]=x` is `{ a: { b: { 0: "x" } } }`. */
export interface Tree {
  [name: string]: string | Tree;
}

const deepest = 8;

function steps(name: string): string[] {
  const open = name.indexOf("[");
  if (open < 1) return [name];
  const rest = name.slice(open);
  if (!/^(\[[^[\]]*\])+$/.test(rest)) throw badParameter(name, `Invalid parameter name: ${name}`);
  return [name.slice(0, open), ...rest.slice(1, -1).split("][")];
}

function plant(tree: Tree, name: string, value: string): void {
  const path = steps(name);
  if (path.length > deepest) throw badParameter(name, `Parameter is nested too deeply: ${name}`);
  let branch = tree;
  path.forEach((step, depth) => {
    const key = step === "" ? String(Object.keys(branch).length) : step;
    if (depth === path.length - 1) {
      branch[key] = value;
      return;
    }
    const next = branch[key] ?? (Object.create(null) as Tree);
    if (typeof next === "string") throw badParameter(name, `Parameter is both a value and an object: ${name}`);
    branch[key] = next;
    branch = next;
  });
}

/** Reads `application/x-www-form-urlencoded` text. @throws on names that are no names. */
export function parseForm(text: string): Tree {
  const tree = Object.create(null) as Tree;
  for (const [name, value] of new URLSearchParams(text)) plant(tree, name, value);
  return tree;
}
