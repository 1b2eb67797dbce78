interface Overridable {
  visible?: boolean | null | undefined;
  overrides?: { states?: States | null | undefined } | null | undefined;
}

interface States {
  intro_offer?: object | null | undefined;
  selected?: object | null | undefined;
}

export interface PackageState {
  isSelected: boolean;
  /** Begins with a free trial or an introductory price. */
  hasIntroOffer: boolean;
}

/** Applies the overrides of a component's states; null overrides nothing, and `selected` comes last. */
export function withStateOverrides<Node extends Overridable>(
  node: Node,
  { isSelected, hasIntroOffer }: PackageState,
): Node {
  const { intro_offer, selected } = node.overrides?.states ?? {};
  const overrides = {
    ...(hasIntroOffer ? withoutNulls(intro_offer) : {}),
    ...(isSelected ? withoutNulls(selected) : {}),
  };
  return Object.keys(overrides).length === 0 ? node : { ...node, ...overrides };
}

function withoutNulls(state: object | null | undefined): object {
  return Object.fromEntries(Object.entries(state ?? {}).filter(([, value]) => value != null));
}
