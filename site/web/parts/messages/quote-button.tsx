import { Icon } from "@hemline/ui/icons/icon.tsx";
import { type RefObject, useRef } from "react";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { messageLimits } from "../../../shared/limits.ts";
import type { ChosenQuote } from "./reply/use-reply-draft.ts";

/** Quotes the selected passage of a message, or all of it. */
export function QuoteButton({
  message: { number, author },
  text,
  onQuote,
}: {
  message: LiveMessage;
  text: RefObject<HTMLElement | null>;
  onQuote: (quote: ChosenQuote) => void;
}) {
  /** A press may take the selection away before it is a click. */
  const selected = useRef("");
  return (
    <button
      type="button"
      aria-label={`Quote reply ${number} by ${author.username}`}
      onPointerDown={() => {
        selected.current = selectionIn(text.current);
      }}
      onClick={() => {
        const passage = selected.current || selectionIn(text.current) || text.current?.innerText.trim() || "";
        selected.current = "";
        onQuote({ number, text: shortened(passage) });
      }}
    >
      <Icon name="reply" size="sm" />
      Quote
    </button>
  );
}

/** What is selected within an element; empty where the selection goes beyond it. */
function selectionIn(element: HTMLElement | null): string {
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return "";
  return element.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString().trim() : "";
}

function shortened(text: string): string {
  if (text.length <= messageLimits.quoteLength) return text;
  return `${text.slice(0, messageLimits.quoteLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
