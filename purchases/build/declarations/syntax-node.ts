/** A node of a syntax tree. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** @throws Error when the field is no node */
export function nodeIn(node: SyntaxNode, field: string): SyntaxNode {
  const value = node[field];
  if (!isNode(value)) throw new Error(`${node.type} has no ${field}.`);
  return value;
}

/** Empty where the field is no list. */
export function nodesIn(node: SyntaxNode, field: string): SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** @throws Error when the field is no text */
export function textIn(node: SyntaxNode, field: string): string {
  const value = node[field];
  if (typeof value !== "string") throw new Error(`${node.type} has no ${field}.`);
  return value;
}
