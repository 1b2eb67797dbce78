import { type ComponentType, useEffect, useEffectEvent, useReducer } from "react";
import { retryStyles } from "./retry-styles.ts";
import { isVerySlow } from "./state/slow-connection.ts";

/** A component whose code is not part of the page's. */
export interface LazyComponent<Props> {
  /** Null until the code is loaded. */
  current: ComponentType<Props> | null;
  /** @throws when the code can't be loaded; the next call tries again */
  load: () => Promise<void>;
}

/** Not React's own `lazy`, which remembers a failure for ever. */
export function lazyComponent<Props>(importIt: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<void> | null = null;
  const component: LazyComponent<Props> = {
    current: null,
    load() {
      loading ??= (retryStyles()?.then(importIt) ?? importIt()).then(
        (imported) => {
          component.current = imported;
        },
        (failure: unknown) => {
          loading = null;
          throw failure;
        },
      );
      return loading;
    },
  };
  return component;
}

/** What to say when it is needed and can’t be loaded. */
export const notLoaded = "We couldn’t load this. Check your connection and try again.";

/** When the page has settled, so that a press needn't wait for the code. */
const prefetchDelayMs = 1_000;

/**
 * Loads a component soon after the page, or at once when it is needed.
 * @param onFailure called when it is needed and can't be loaded
 */
export function useLazyComponent<Props>(
  component: LazyComponent<Props>,
  isNeeded: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const fail = useEffectEvent(onFailure);
  usePrefetch(component);
  // Waits for the network.
  useEffect(() => {
    if (!isNeeded || component.current) return;
    let isStale = false;
    const unlessStale = (run: () => void) => () => !isStale && run();
    component.load().then(unlessStale(renderAgain), unlessStale(fail));
    return () => {
      isStale = true;
    };
  }, [component, isNeeded]);
  return component.current;
}

function usePrefetch({ load }: Pick<LazyComponent<never>, "load">): void {
  // Waits until the page has settled.
  useEffect(() => {
    if (isVerySlow()) return;
    const timer = setTimeout(() => void load().catch(() => undefined), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
