import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { moved } from "./moved.ts";

/** A key press may be followed by the next. */
const pauseMs = 800;

export interface SavedOrder<Item> {
  items: readonly Item[];
  move: (from: number, to: number) => void;
  hold: (isHeld: boolean) => void;
  /** In a few words. */
  status: string;
}

/**
 * A list whose order is saved after it was changed.
 * @param save rejects when it failed, and has said so
 */
export function useSavedOrder<Item extends { slug: string }>(
  saved: readonly Item[],
  save: (slugs: string[]) => Promise<unknown>,
): SavedOrder<Item> {
  const refresh = useRefresh();
  /** Null without a change. */
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [status, setStatus] = useState("");
  const items = changed === null ? saved : inOrder(saved, changed);
  useHoldReload(changed !== null);
  const send = useEffectEvent(async (slugs: readonly string[]) => {
    setStatus("Saving the order");
    try {
      await save([...slugs]);
      setStatus("Order saved");
    } catch {
      setStatus("");
    }
    await refresh();
    setChanged((now) => (now === slugs ? null : now));
  });
  const unsaved = useRef<readonly string[] | null>(null);
  // Waits for a pause.
  useEffect(() => {
    unsaved.current = changed;
    if (changed === null || isHeld) return;
    const timer = setTimeout(() => {
      unsaved.current = null;
      void send(changed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [changed, isHeld]);
  const saveOnLeaving = useEffectEvent(() => unsaved.current && void save([...unsaved.current]).catch(() => undefined));
  // The page may be left within the pause.
  useEffect(() => () => void saveOnLeaving(), []);
  return {
    items,
    status,
    hold: setHeld,
    move(from, to) {
      setStatus("");
      setChanged(moved(items, from, to).map(({ slug }) => slug));
    },
  };
}

/** Those that came meanwhile stand at the end. */
function inOrder<Item extends { slug: string }>(items: readonly Item[], slugs: readonly string[]): Item[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  return [...slugs.flatMap((slug) => bySlug.get(slug) ?? []), ...items.filter(({ slug }) => !slugs.includes(slug))];
}
