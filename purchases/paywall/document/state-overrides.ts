interface Overridable {
  visible?: boolean | null | undefined;
  overrides?: { states?: States | null | undefined } | null | undefined;
}

interface States {
  intro_offer?: object | null | undefined;
  selected?: object | null | undefined;
}

/** What is true of the package that a component is about. */
export interface PackageState {
  isSelected: boolean;
  /** It begins with a free trial or an introductory price, for this customer. */
  hasIntroOffer: boolean;
}

/** A component as it looks in its state. What a state does not say, or says with null, stays; the selected one has the last word. */
export function inState<Node extends Overridable>(node: Node, { isSelected, hasIntroOffer }: PackageState): Node {
  const { intro_offer, selected } = node.overrides?.states ?? {};
  const said = { ...(hasIntroOffer ? spoken(intro_offer) : {}), ...(isSelected ? spoken(selected) : {}) };
  return Object.keys(said).length === 0 ? node : { ...node, ...said };
}

function spoken(state: object | null | undefined): object {
  return Object.fromEntries(Object.entries(state ?? {}).filter(([, value]) => value != null));
}
