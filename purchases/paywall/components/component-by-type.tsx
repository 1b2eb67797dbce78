import type { PaywallComponent } from "@hemline/protocol";
import { withStateOverrides } from "../document/state-overrides.ts";
import { usePackageContext } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import { Button } from "./button.tsx";
import type { DrawComponents } from "./draw-components.ts";
import { Footer } from "./footer.tsx";
import { Image } from "./image.tsx";
import { Package } from "./package.tsx";
import { PurchaseButton } from "./purchase-button.tsx";
import { Stack } from "./stack.tsx";
import { Text } from "./text.tsx";
import { Timeline } from "./timeline.tsx";

export function ComponentByType({ node, axis }: { node: PaywallComponent; axis: Axis }) {
  const { packageState } = usePackageContext();
  if (withStateOverrides(node, packageState).visible === false) return null;
  switch (node.type) {
    case "stack":
      return <Stack node={node} axis={axis} draw={draw} />;
    case "text":
      return <Text node={node} axis={axis} />;
    case "image":
      return <Image node={node} axis={axis} />;
    case "button":
      return <Button node={node} axis={axis} draw={draw} />;
    case "purchase_button":
      return <PurchaseButton node={node} axis={axis} draw={draw} />;
    case "package":
      return <Package node={node} axis={axis} draw={draw} />;
    case "footer":
      return <Footer node={node} draw={draw} />;
    case "timeline":
      return <Timeline node={node} axis={axis} />;
  }
}

const draw: DrawComponents = (nodes, axis) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the components of a paywall never change places
  nodes.map((node, at) => <ComponentByType key={at} node={node} axis={axis} />);
