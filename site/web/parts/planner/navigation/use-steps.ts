import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { dayInWords } from "../../format/calendar.ts";
import type { ShownPlan } from "../planner-contents.ts";
import type { ShownDays } from "./shown-days.ts";

interface Steps {
  /** For the element around all plans. */
  board: RefObject<HTMLDivElement | null>;
  step: (plan: ShownPlan, on: string) => void;
  /** Says the last step, for a live region. */
  announcement: string;
}

/** Steps of a planned outfit to a neighbouring day by key. Its handle keeps the focus. */
export function useSteps({ from, to }: ShownDays, move: (plan: ShownPlan, on: string) => void): Steps {
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(null);
  const [announcement, setAnnouncement] = useState("");
  // On another day, the handle is another element.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-plan="${moved.current}"] [data-handle]`)?.focus();
    moved.current = null;
  });
  const step = (plan: ShownPlan, on: string) => {
    if (on < from || on > to) {
      setAnnouncement("This is the last day shown. Choose another day from the menu.");
      return;
    }
    moved.current = plan.id;
    move(plan, on);
    setAnnouncement(`${plan.outfit.name}, moved to ${dayInWords(on)}.`);
  };
  return { board, step, announcement };
}
