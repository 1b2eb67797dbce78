import { options, type VNode } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

// The part of React that the screens use: `preact/compat` has all of it and is 1 kB larger.
export { Component, createContext, createElement, Fragment } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useLayoutEffect as useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";

const page = Math.random().toString(36).slice(2, 8);
let last = 0;

/** Preact's ids are unique within one root, but a page may have two: a paywall and its checkout. */
export function useId(): string {
  const [id] = useState(() => `hp-${page}-${++last}`);
  return id;
}

/** Without a server snapshot: this build is never rendered on a server. */
export function useSyncExternalStore<Value>(subscribe: (notify: () => void) => () => void, read: () => Value): Value {
  const [, drawAgain] = useState({});
  // Renders what changed between the first render and the subscription.
  useLayoutEffect(() => {
    drawAgain({});
    return subscribe(() => drawAgain({}));
  }, [subscribe]);
  return read();
}

/** Numbers without a unit. */
const plain = /^(--|flex[GS]|opa|zI|fontW|lineH|order|aspect)/;

const hook = options.vnode;
options.vnode = (node: VNode) => {
  const { style } = node.props as { style?: Record<string, unknown> };
  if (style && typeof node.type === "string")
    Object.assign(node.props, {
      style: Object.fromEntries(
        Object.entries(style).map(([name, value]) => [
          name,
          typeof value === "number" && !plain.test(name) ? `${value}px` : value,
        ]),
      ),
    });
  hook?.(node);
};
