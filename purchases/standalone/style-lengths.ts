import { options, type VNode } from "preact";

/** What is no length although it is a number. */
const plainNumber = /^(--|aspectRatio|flex|fontWeight|grid|lineClamp|lineHeight|opacity|order|scale|zIndex|zoom)/;

type Style = Record<string, string | number | null | undefined>;

/** React takes a number in a style for pixels; Preact by itself does not. */
export function takeNumbersForPixels(): void {
  const { vnode: before } = options;
  options.vnode = (node: VNode<{ style?: Style | string }>) => {
    const { style } = node.props;
    if (typeof node.type === "string" && typeof style === "object") node.props.style = inPixels(style);
    before?.(node);
  };
}

function inPixels(style: Style): Style {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === "number" && !plainNumber.test(name) ? `${value}px` : value,
    ]),
  );
}
