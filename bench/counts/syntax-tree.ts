export interface Node {
  type: string;
  start: number;
  end: number;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}

/** Every node below `value` with its parent. */
export function* nodesBelow(value: unknown, parent?: Node): Generator<{ node: Node; parent: Node | undefined }> {
  if (typeof value !== "object" || value === null) return;
  const node = isNode(value) ? value : undefined;
  if (node) yield { node, parent };
  for (const child of Object.values(value)) yield* nodesBelow(child, node ?? parent);
}
