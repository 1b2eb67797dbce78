import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { takeNumbersForPixels } from "./style-lengths.ts";

export { Component, createContext, createElement, Fragment } from "preact";
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

// Not `preact/compat`, which is twice as large: it serves every React component there is, and here are ours alone.
takeNumbersForPixels();

const page = Math.random().toString(36).slice(2, 8);
let last = 0;

/** Preact counts anew in every root, but a paywall and the checkout above it are two roots of one page. */
export function useId(): string {
  const [id] = useState(() => `hp-${page}-${++last}`);
  return id;
}

/** Preact has no moment between its own changes and the layout's. */
export const useInsertionEffect = useLayoutEffect;

/** Reads something outside, and again whenever that tells of a change. */
export function useSyncExternalStore<Value>(subscribe: (tell: () => void) => () => void, read: () => Value): Value {
  const [, drawAgain] = useState({});
  const value = read();
  const drawn = useRef({ value, read });
  drawn.current = { value, read };
  useEffect(() => {
    const look = () => {
      const { current } = drawn;
      if (!Object.is(current.value, current.read())) drawAgain({});
    };
    // It may have changed before anybody listened.
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}
