/** Properties that make an element the containing block of its fixed descendants, with their initial values. */
const bonds = {
  transform: "none",
  translate: "none",
  rotate: "none",
  scale: "none",
  perspective: "none",
  "transform-style": "flat",
  filter: "none",
  "backdrop-filter": "none",
  contain: "none",
  "container-type": "normal",
  "content-visibility": "visible",
  "will-change": "auto",
};

/**
 * Makes `position: fixed` in the body, as of `host`, relative to the window. A transformed, filtered or contained body
 * would scroll its fixed descendants away: the overlay, and the bank's 3-D Secure page. The overlay cannot be placed
 * beside the body instead, as it would cover that page.
 * @returns restores the body
 */
export function resetBodyTransforms(host: HTMLElement): () => void {
  if (!isBound(host)) return () => {};
  const { style } = document.body;
  const rebindTransition = overrule(style, "transition-property", "none");
  const rebind = [...Object.entries(bonds).map(([name, none]) => overrule(style, name, none)), letGoOfAnimations()];
  return () => {
    for (const one of rebind) one();
    // Forces layout, or the browser would merge both changes.
    document.body.getBoundingClientRect();
    rebindTransition();
  };
}

/** Measured, as there are too many possible causes to check. */
function isBound(host: HTMLElement): boolean {
  const probe = document.createElement("div");
  probe.className = host.className;
  document.documentElement.append(probe);
  const [inside, beside] = [host, probe].map((one) => one.getBoundingClientRect());
  probe.remove();
  return (["x", "y", "width", "height"] as const).some((side) => Math.abs(inside![side] - beside![side]) > 1);
}

/** A finished animation with a fill counts too. Removing its name would restart it later. */
function letGoOfAnimations(): () => void {
  const left = document.body.getAnimations().flatMap(({ effect }) => (effect ? [effect] : []));
  const refill = left.map((effect) => {
    const { fill } = effect.getTiming();
    effect.updateTiming({ fill: "none" });
    return () => effect.updateTiming(fill ? { fill } : {});
  });
  return () => {
    for (const one of refill) one();
  };
}

function overrule(style: CSSStyleDeclaration, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, "important");
  return () => (before[0] ? style.setProperty(name, ...before) : style.removeProperty(name));
}
