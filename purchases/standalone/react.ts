import { useState } from "preact/compat";

export {
  Component,
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

const page = Math.random().toString(36).slice(2, 8);
let last = 0;

/** Preact counts anew in every root, but a paywall and the checkout above it are two roots of one page. */
export function useId(): string {
  const [id] = useState(() => `hp-${page}-${++last}`);
  return id;
}
