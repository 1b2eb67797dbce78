import { parseSync } from "vite";
import type { Node } from "./syntax-node.ts";

const inferred = /(?<=^(?:export )?type \w+ = )z\.infer<typeof (\w+)>/gm;

/**
 * Replaces types inferred from zod schemas: `z.ZodObject<{ a: z.ZodOptional<z.ZodString> }>` becomes
 * `{ a?: string | undefined }`. Other types stay as they are.
 */
export function withoutSchemas(file: string, text: string): string {
  const { program } = parseSync(file, text, { lang: "dts" });
  const schemas = new Map<string, Node>();
  for (const statement of program.body as unknown as Node[]) {
    const declaration = (statement.declaration ?? statement) as { declarations?: { id: Annotated }[] };
    const id = declaration.declarations?.[0]?.id;
    if (id?.typeAnnotation) schemas.set(id.name, id.typeAnnotation.typeAnnotation);
  }
  return text.replace(inferred, (asIs, name: string) => {
    const schema = schemas.get(name);
    return (schema && plainType(schema, text)) ?? asIs;
  });
}

interface Annotated {
  name: string;
  typeAnnotation?: { typeAnnotation: Node };
}

class Untold extends Error {}

function plainType(schema: Node, text: string): string | undefined {
  try {
    return schemaType(schema, text);
  } catch (error) {
    if (error instanceof Untold) return undefined;
    throw error;
  }
}

function schemaType(node: Node, text: string): string {
  const { typeName, typeArguments } = node as unknown as {
    typeName?: { right?: { name: string } };
    typeArguments?: { params: Node[] };
  };
  const kind = typeName?.right?.name ?? node.type;
  const [first, second] = typeArguments?.params ?? [];
  const inner = () => schemaType(first as Node, text);
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
      return text.slice(first?.start, first?.end);
    case "ZodDefault":
      return inner();
    case "ZodNullable":
      return `${inner()} | null`;
    case "ZodOptional":
      return `${inner()} | undefined`;
    case "ZodArray":
      return `(${inner()})[]`;
    case "ZodRecord":
      return `Record<${inner()}, ${schemaType(second as Node, text)}>`;
    case "ZodUnion":
    case "ZodDiscriminatedUnion":
      return elementsOf(first as Node)
        .map((one) => schemaType(one, text))
        .join(" | ");
    case "ZodLiteral":
      return literal(first as Node);
    case "ZodEnum":
      return membersOf(first as Node)
        .map(({ type }) => literal(type))
        .join(" | ");
    case "ZodObject":
      return `{\n${membersOf(first as Node)
        .map((one) => field(one, text))
        .join("")}}`;
    default:
      throw new Untold(kind);
  }
}

/** The schemas of `[A, B]` or `readonly [A, B]`. */
function elementsOf(node: Node): Node[] {
  return (node.elementTypes as Node[] | undefined) ?? elementsOf(node.typeAnnotation as Node);
}

interface Member {
  name: string;
  type: Node;
}

function membersOf(node: Node): Member[] {
  return (node.members as Node[]).map((one) => {
    const key = one.key as { name?: string; value?: string };
    return {
      name: key.name ?? JSON.stringify(key.value),
      type: (one.typeAnnotation as { typeAnnotation: Node }).typeAnnotation,
    };
  });
}

function field({ name, type }: Member, text: string): string {
  const words = schemaType(type, text).replaceAll("\n", "\n    ");
  return `    ${name}${words.endsWith("| undefined") ? "?" : ""}: ${words};\n`;
}

function literal(node: Node): string {
  const { literal: it, types } = node as unknown as { literal?: { raw: string }; types?: Node[] };
  return types ? types.map(literal).join(" | ") : (it?.raw ?? "null");
}
