import { parseSync } from "vite";
import { inlineSchemaTypes } from "./inline-schema-types.ts";
import { isNode, nodeIn, nodesIn, type SyntaxNode, textIn } from "./syntax-node.ts";

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
  const text = inlineSchemaTypes(file, emitted);
  const { program, comments, errors } = parseSync(file, text, { lang: "dts" });
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const read: DeclaredModule = { declarations: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  const statements: readonly unknown[] = program.body;
  for (const statement of statements.filter(isNode)) {
    const from = isNode(statement.source) ? textIn(statement.source, "value") : undefined;
    switch (statement.type) {
      case "ImportDeclaration":
        for (const one of nodesIn(statement, "specifiers"))
          read.imports.set(nameIn(one, "local"), {
            from: from ?? "",
            name: isNode(one.imported) ? nameIn(one, "imported") : "*",
          });
        break;
      case "ExportAllDeclaration":
        read.stars.push(from ?? "");
        break;
      case "ExportNamedDeclaration":
        for (const one of nodesIn(statement, "specifiers"))
          read.exports.set(nameIn(one, "exported"), {
            name: nameIn(one, "local"),
            from,
            means: [statement, one].some((it) => it.exportKind === "type") ? ["type"] : both,
          });
        if (isNode(statement.declaration)) {
          const name = declare(statement.declaration, statement.start);
          read.exports.set(name, { name, from, means: both });
        }
        break;
      default:
        declare(statement, statement.start);
    }
  }
  return read;

  function declare(node: SyntaxNode, start: number): string {
    const id = nodeIn(isNode(node.id) ? node : (nodesIn(node, "declarations")[0] ?? node), "id");
    const name = textIn(id, "name");
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

const nameIn = (node: SyntaxNode, field: string) => textIn(nodeIn(node, field), "name");

/** For each kind of node, the field that references another declaration. */
const naming: Record<string, string> = {
  TSTypeReference: "typeName",
  TSTypeQuery: "exprName",
  TSInterfaceHeritage: "expression",
  TSClassImplements: "expression",
  ClassDeclaration: "superClass",
};

function referencesIn(node: SyntaxNode): Reference[] {
  const field = naming[node.type];
  const meaning: Meaning = /^TSTypeQuery|^Class/.test(node.type) ? "value" : "type";
  const own = field && isNode(node[field]) ? [{ ...leftmost(node[field]), meaning }] : [];
  return [...own, ...below(node, field).flatMap((one) => referencesIn(one))];
}

function packagesIn(node: SyntaxNode): string[] {
  const own = node.type === "TSImportType" ? [textIn(nodeIn(node, "source"), "value")] : [];
  return [...own, ...below(node).flatMap((one) => packagesIn(one))];
}

function below(node: SyntaxNode, except?: string): SyntaxNode[] {
  const children = Object.entries(node).flatMap(([key, value]) => (key === except ? [] : [value].flat()));
  return children.filter(isNode);
}

/** `z` of `z.infer`. */
function leftmost(node: SyntaxNode): Pick<Reference, "name" | "start"> {
  if (node.type === "TSQualifiedName") return leftmost(nodeIn(node, "left"));
  if (node.type === "MemberExpression") return leftmost(nodeIn(node, "object"));
  return { name: textIn(node, "name"), start: node.start };
}
