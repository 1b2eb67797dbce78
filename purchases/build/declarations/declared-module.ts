import { parseSync } from "vite";
import { withoutSchemas } from "./schema-type.ts";
import type { Node } from "./syntax-node.ts";

/** A constant and a type may share a name; a class is both. */
export type Meaning = "type" | "value";

export interface Reference {
  name: string;
  start: number;
  meaning: Meaning;
}

/** A declaration with its doc comment. */
export interface Declaration {
  text: string;
  /** Includes its own name. */
  references: Reference[];
  /** Packages of inline imports such as `import("react").ReactNode`. */
  packages: string[];
  means: readonly Meaning[];
}

export interface Origin {
  from: string;
  name: string;
}

/** Something that a module exports: its own, or of the module `from`. */
export interface Shown {
  name: string;
  from: string | undefined;
  means: readonly Meaning[];
}

/** The contents of one emitted `.d.ts` file. */
export interface DeclaredModule {
  declarations: Map<string, Declaration[]>;
  imports: Map<string, Origin>;
  /** By exported name. */
  exports: Map<string, Shown>;
  stars: string[];
}

/** @throws when the file contains syntax that is not expected in emitted declarations */
export function readModule(file: string, emitted: string): DeclaredModule {
  const text = withoutSchemas(file, emitted);
  const { program, comments, errors } = parseSync(file, text, { lang: "dts" });
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const read: DeclaredModule = { declarations: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of program.body as unknown as Node[]) {
    const from = (statement.source as { value: string } | null)?.value;
    switch (statement.type) {
      case "ImportDeclaration":
        for (const one of statement.specifiers as Node[])
          read.imports.set(named(one.local), { from: from as string, name: one.imported ? named(one.imported) : "*" });
        break;
      case "ExportAllDeclaration":
        read.stars.push(from as string);
        break;
      case "ExportNamedDeclaration":
        for (const one of statement.specifiers as Node[])
          read.exports.set(named(one.exported), {
            name: named(one.local),
            from,
            means: [statement, one].some((it) => it.exportKind === "type") ? ["type"] : both,
          });
        if (statement.declaration) {
          const name = declare(statement.declaration as Node, statement.start);
          read.exports.set(name, { name, from, means: both });
        }
        break;
      default:
        declare(statement, statement.start);
    }
  }
  return read;

  function declare(node: Node, start: number): string {
    const id = (node.id ?? (node.declarations as { id: unknown }[] | undefined)?.[0]?.id) as Node;
    const name = named(id);
    const above = commentAbove(start);
    const declaration: Declaration = {
      text: above + text.slice(node.start, node.end),
      references: [...referencesIn(node), { name, start: id.start, meaning: "type" as const }].map((one) => ({
        ...one,
        start: one.start - node.start + above.length,
      })),
      packages: packagesIn(node),
      means: meanings(node.type),
    };
    read.declarations.set(name, [...(read.declarations.get(name) ?? []), declaration]);
    return name;
  }

  function commentAbove(start: number): string {
    const comment = comments.findLast((one) => one.end <= start);
    const isAbove = comment?.value.startsWith("*") && text.slice(comment.end, start).trim() === "";
    return isAbove ? `${text.slice(comment?.start, comment?.end)}\n` : "";
  }
}

const both: readonly Meaning[] = ["type", "value"];

function meanings(type: string): readonly Meaning[] {
  if (/^TS(Interface|TypeAlias)/.test(type)) return ["type"];
  return /^(Class|TSEnum)/.test(type) ? both : ["value"];
}

const named = (node: unknown) => (node as { name: string }).name;

/** For each kind of node, the field that references another declaration. */
const naming: Record<string, string> = {
  TSTypeReference: "typeName",
  TSTypeQuery: "exprName",
  TSInterfaceHeritage: "expression",
  TSClassImplements: "expression",
  ClassDeclaration: "superClass",
};

function referencesIn(node: Node): Reference[] {
  const field = naming[node.type];
  const meaning: Meaning = /^TSTypeQuery|^Class/.test(node.type) ? "value" : "type";
  const own = field && node[field] ? [{ ...leftmost(node[field] as Node), meaning }] : [];
  return [...own, ...below(node, field).flatMap((one) => referencesIn(one))];
}

function packagesIn(node: Node): string[] {
  const own = node.type === "TSImportType" ? [(node.source as { value: string }).value] : [];
  return [...own, ...below(node).flatMap((one) => packagesIn(one))];
}

function below(node: Node, except?: string): Node[] {
  const children = Object.entries(node).flatMap(([key, value]) => (key === except ? [] : [value].flat()));
  return children.filter((one): one is Node => typeof (one as Node | null)?.type === "string");
}

/** `z` of `z.infer`. */
function leftmost(node: Node): Pick<Reference, "name" | "start"> {
  if (node.type === "TSQualifiedName") return leftmost(node.left as Node);
  if (node.type === "MemberExpression") return leftmost(node.object as Node);
  return { name: named(node), start: node.start };
}
