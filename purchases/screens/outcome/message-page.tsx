import { type ReactNode, useEffect, useId, useRef } from "react";
import { useCheckoutView } from "../checkout-context.ts";
import { Icon } from "../icon.tsx";

export function MessagePage(props: {
  variant: "success" | "failure";
  title: string;
  children: ReactNode;
  buttons: ReactNode;
}) {
  const titleId = useId();
  const descriptionId = useId();
  const message = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { coversPage } = useCheckoutView();
  // The focused field is gone, so screen readers continue with the heading and its description. Inside a page the message
  // is shorter than the form and may be out of view. A customer who writes elsewhere on that page keeps the focus.
  useEffect(() => {
    if (!coversPage && isBusyOutside(message.current?.closest(".hpc-card"))) return;
    heading.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: "nearest" });
  }, [coversPage]);
  return (
    <section className="hpc-message" ref={message} aria-labelledby={titleId}>
      <span className={`hpc-sign-${props.variant}`}>
        <Icon name={props.variant === "success" ? "check" : "alert"} size={38} />
      </span>
      <h2 className="hpc-title hpc-display" id={titleId} ref={heading} tabIndex={-1} aria-describedby={descriptionId}>
        {props.title}
      </h2>
      <div className="hpc-said" id={descriptionId}>
        {props.children}
      </div>
      <div className="hpc-buttons">{props.buttons}</div>
    </section>
  );
}

function isBusyOutside(card: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  // In a shadow tree, `document.activeElement` is only its host.
  const { activeElement: inside } = (card?.getRootNode() ?? document) as Document | ShadowRoot;
  return !card?.contains(inside);
}
