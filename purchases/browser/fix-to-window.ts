/** What makes an element the window of all that is fixed inside of it, and what it is without. */
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
 * Sees to it that what is fixed in the body, as `host` is, is fixed to the window. A body that is moved, filtered or
 * contained would be scrolled away with all of it: with the layer, and with what the card provider adds for a bank's
 * question. So the layer is not put beside the body, where it would cover that question; the body is let loose instead.
 * @returns what binds it again.
 */
export function fixToWindow(host: HTMLElement): () => void {
  if (!isBound(host)) return () => {};
  const { style } = document.body;
  // It is to jump, not to glide.
  const rebindTransition = overrule(style, "transition-property", "none");
  const rebind = [...Object.entries(bonds).map(([name, none]) => overrule(style, name, none)), letGoOfAnimations()];
  return () => {
    for (const one of rebind) one();
    // Its place is read, or the browser would see both changes as one.
    document.body.getBoundingClientRect();
    rebindTransition();
  };
}

/** Whether it lies elsewhere in the body than it would beside it: told by the outcome, for the reasons are many. */
function isBound(host: HTMLElement): boolean {
  const probe = document.createElement("div");
  probe.className = host.className;
  document.documentElement.append(probe);
  const [inside, beside] = [host, probe].map((one) => one.getBoundingClientRect());
  probe.remove();
  return (["x", "y", "width", "height"] as const).some((side) => Math.abs(inside![side] - beside![side]) > 1);
}

/** What an animation has left behind binds too, whatever else is said. Taken away by its name, it would play again. */
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
