interface Overridable {
  visible?: boolean | null | undefined;
  overrides?: { states?: { selected?: object | null | undefined } | null | undefined } | null | undefined;
}

/** A component as it looks in its state. What the state does not say, or says with null, stays. */
export function inState<Node extends Overridable>(node: Node, isSelected: boolean): Node {
  const selected = isSelected ? node.overrides?.states?.selected : null;
  if (!selected) return node;
  return { ...node, ...Object.fromEntries(Object.entries(selected).filter(([, value]) => value != null)) };
}
