import { parseSync } from "vite";
import { isNode, nodeIn, nodesIn, type SyntaxNode, textIn } from "./syntax-node.ts";

const inferred = /(?<=^(?:export )?type \w+ = )z\.infer<typeof (\w+)>/gm;

/**
 * Replaces types inferred from zod schemas: `z.ZodObject<{ a: z.ZodOptional<z.ZodString> }>` becomes
 * `{ a?: string | undefined }`. Other types stay as they are.
 */
export function inlineSchemaTypes(file: string, text: string): string {
  const { program } = parseSync(file, text, { lang: "dts" });
  const schemas = new Map<string, SyntaxNode>();
  const statements: readonly unknown[] = program.body;
  for (const statement of statements.filter(isNode)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    const [variable] = nodesIn(declaration, "declarations");
    const id = variable && nodeIn(variable, "id");
    if (id && isNode(id.typeAnnotation)) schemas.set(textIn(id, "name"), nodeIn(id.typeAnnotation, "typeAnnotation"));
  }
  return text.replace(inferred, (asIs, name: string) => {
    const schema = schemas.get(name);
    return (schema && plainType(schema, text)) ?? asIs;
  });
}

class UnknownSchema extends Error {}

function plainType(schema: SyntaxNode, text: string): string | undefined {
  try {
    return schemaType(schema, text);
  } catch (error) {
    if (error instanceof UnknownSchema) return undefined;
    throw error;
  }
}

function schemaType(node: SyntaxNode, text: string): string {
  const { typeName, typeArguments } = node;
  const kind = isNode(typeName) && isNode(typeName.right) ? textIn(typeName.right, "name") : node.type;
  const [first = node, second = node] = isNode(typeArguments) ? nodesIn(typeArguments, "params") : [];
  const inner = () => schemaType(first, text);
  switch (kind) {
    case "ZodString":
    case "ZodISODateTime":
    case "ZodURL":
      return "string";
    case "ZodNumber":
    case "ZodInt":
      return "number";
    case "ZodBoolean":
      return "boolean";
    case "ZodUnknown":
      return "unknown";
    case "ZodNull":
      return "null";
    case "ZodType":
      return text.slice(first.start, first.end);
    case "ZodDefault":
      return inner();
    case "ZodNullable":
      return `${inner()} | null`;
    case "ZodOptional":
      return `${inner()} | undefined`;
    case "ZodArray":
      return `(${inner()})[]`;
    case "ZodRecord":
      return `Record<${inner()}, ${schemaType(second, text)}>`;
    case "ZodUnion":
    case "ZodDiscriminatedUnion":
      return elementsOf(first)
        .map((one) => schemaType(one, text))
        .join(" | ");
    case "ZodLiteral":
      return literal(first);
    case "ZodEnum":
      return membersOf(first)
        .map(({ type }) => literal(type))
        .join(" | ");
    case "ZodObject":
      return `{\n${membersOf(first)
        .map((one) => field(one, text))
        .join("")}}`;
    default:
      throw new UnknownSchema(kind);
  }
}

/** The schemas of `[A, B]` or `readonly [A, B]`. */
function elementsOf(node: SyntaxNode): SyntaxNode[] {
  return node.elementTypes ? nodesIn(node, "elementTypes") : elementsOf(nodeIn(node, "typeAnnotation"));
}

interface Member {
  name: string;
  type: SyntaxNode;
}

function membersOf(node: SyntaxNode): Member[] {
  return nodesIn(node, "members").map((one) => {
    const { name, value } = nodeIn(one, "key");
    return {
      name: typeof name === "string" ? name : JSON.stringify(value),
      type: nodeIn(nodeIn(one, "typeAnnotation"), "typeAnnotation"),
    };
  });
}

function field({ name, type }: Member, text: string): string {
  const words = schemaType(type, text).replaceAll("\n", "\n    ");
  return `    ${name}${words.endsWith("| undefined") ? "?" : ""}: ${words};\n`;
}

function literal(node: SyntaxNode): string {
  if (node.types) return nodesIn(node, "types").map(literal).join(" | ");
  return isNode(node.literal) ? textIn(node.literal, "raw") : "null";
}
