import { createHash } from "node:crypto";
import pg from "pg";

/** Rarer statements are parsed and planned anew each time, with current table statistics. */
const defaultMinUses = 50;
/** The server keeps every prepared statement for each connection. */
const defaultMaxNames = 250;
/** Lists of ids make a new text for each length, so counting must not grow without bounds. */
const maxTexts = 5_000;

/** @returns a name for a frequent statement, nothing for a rare one */
type NameOf = (text: string) => string | undefined;

function statementNames(minUses: number, maxNames: number): NameOf {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= maxNames) return known;
    if (uses.size >= maxTexts) uses.clear();
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count <= minUses) return undefined;
    uses.delete(text);
    const name = `again_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
}

type Asked = { text: string; values?: unknown[]; name?: string };

const isNameable = (asked: object): asked is Asked =>
  !("submit" in asked) && "text" in asked && !("name" in asked && asked.name);

/**
 * The client class of one pool. It prepares recurring statements, so that the server parses and plans each once: for a
 * query over many tables that is most of its work. Statements without values are left alone, because their text may
 * hold several.
 * @param minUses how often a statement is sent before it is prepared
 * @param maxNames how many statements are prepared
 */
export function preparedStatementClient(minUses = defaultMinUses, maxNames = defaultMaxNames): typeof pg.Client {
  const nameOf = statementNames(minUses, maxNames);
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the library has fourteen overloads, and this changes none of them
    override query(asked: any, values?: any, callback?: any): any {
      const given: Asked = typeof asked === "string" ? { text: asked } : asked;
      const theirs = Array.isArray(values) ? values : given.values;
      const name = theirs?.length && isNameable(given) ? nameOf(given.text) : undefined;
      return super.query(name ? { ...given, name } : asked, values, callback);
    }
  };
}
