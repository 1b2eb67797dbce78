import type { Reorder } from "@hemline/ui/reordering/use-reorder.ts";
import { type KeyboardEvent, useState } from "react";

interface Held {
  key: string;
  /** Where it was picked up. */
  from: number;
}

export interface HeldItem {
  heldKey: string | null;
  /** For a live region. */
  announcement: string;
  /** To be called before the handle’s own keys: true when it has been one of these. */
  onKeyDown: (event: KeyboardEvent, key: string, at: number) => boolean;
  /** The focus has left the handle. */
  drop: () => void;
}

/** Picking an item up with Space, which then follows the arrow keys until Space puts it down, or Escape takes it back. */
export function useHeldItem(
  count: number,
  nameOf: (key: string) => string,
  move: Reorder<HTMLOListElement>["move"],
): HeldItem {
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const pickUp = (key: string, at: number) => {
    setHeld({ key, from: at });
    setAnnouncement(
      `${nameOf(key)} picked up, position ${at + 1} of ${count}. Move it with the arrow keys, put it down with Space, take it back with Escape.`,
    );
  };
  const putDown = (key: string, at: number) => {
    setHeld(null);
    setAnnouncement(`${nameOf(key)} put down, position ${at + 1} of ${count}.`);
  };
  const takeBack = ({ key, from }: Held, at: number) => {
    move(at, from);
    putDown(key, from);
  };
  return {
    heldKey: held?.key ?? null,
    announcement,
    drop: () => setHeld(null),
    onKeyDown(event, key, at) {
      const isHeld = held?.key === key;
      if (event.key === " " || (event.key === "Enter" && isHeld)) isHeld ? putDown(key, at) : pickUp(key, at);
      else if (event.key === "Escape" && isHeld) takeBack(held, at);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
