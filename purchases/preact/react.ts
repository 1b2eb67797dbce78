import { options, type VNode } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

// The few words of React that the screens use. Preact's own `compat` speaks all of them and weighs more than a kilobyte.
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

/** Preact counts anew in every root, but a paywall and the checkout above it are two roots of one page. */
export function useId(): string {
  const [id] = useState(() => `hp-${page}-${++last}`);
  return id;
}

/** No page of these is drawn by a server, so there is no other first value. */
export function useSyncExternalStore<Value>(subscribe: (tell: () => void) => () => void, read: () => Value): Value {
  const [, drawAgain] = useState({});
  // What changed between drawing and listening is drawn too.
  useLayoutEffect(() => {
    drawAgain({});
    return subscribe(() => drawAgain({}));
  }, [subscribe]);
  return read();
}

/** Numbers that are no lengths. */
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
