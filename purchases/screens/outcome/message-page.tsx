import { type ReactNode, useEffect, useId, useRef } from "react";
import { useShop } from "../checkout-view.ts";
import { Icon } from "../icon.tsx";

/** A page that only says something, with what can be done about it. */
export function MessagePage(props: {
  look: "success" | "failure";
  title: string;
  children: ReactNode;
  buttons: ReactNode;
}) {
  const titleId = useId();
  const saidId = useId();
  const message = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { coversPage } = useShop();
  // The field that had the focus is gone: whoever cannot see the page hears what came instead, and why.
  // Inside a page it is shorter than what was there, and may stand where nobody looks.
  // Whoever writes elsewhere on that page meanwhile stays there, and is told by the announcer.
  useEffect(() => {
    if (!coversPage && isBusyOutside(message.current?.closest(".hpc-card"))) return;
    heading.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: "nearest" });
  }, [coversPage]);
  return (
    <section className="hpc-message" ref={message} aria-labelledby={titleId}>
      <span className={`hpc-sign-${props.look}`}>
        <Icon name={props.look === "success" ? "check" : "alert"} size={38} />
      </span>
      <h2 className="hpc-title hpc-display" id={titleId} ref={heading} tabIndex={-1} aria-describedby={saidId}>
        {props.title}
      </h2>
      <div className="hpc-said" id={saidId}>
        {props.children}
      </div>
      <div className="hpc-buttons">{props.buttons}</div>
    </section>
  );
}

function isBusyOutside(card: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  // Inside a shadow tree, the document itself names only that.
  const { activeElement: inside } = (card?.getRootNode() ?? document) as Document | ShadowRoot;
  return !card?.contains(inside);
}
