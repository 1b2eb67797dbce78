import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";

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
  // The field that had the focus is gone: whoever cannot see the page hears what came instead, and why.
  // Inside a page it is shorter than what was there, and may stand where nobody looks.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: "nearest" });
  }, []);
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
