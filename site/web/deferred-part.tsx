import { type ComponentType, memo, Suspense, use } from "react";
import { lazyComponent } from "./lazy-component.ts";
import { guardedReload } from "./navigation/guarded-reload.ts";

/** A part of a page that the server renders with the page, and whose code is loaded after the page's. */
export interface DeferredPart<Props> {
  Component: ComponentType<Props>;
  /** @throws when the code can't be loaded; the next call tries again */
  load: () => Promise<void>;
}

const retryMs = 5_000;

/**
 * Until its code is loaded, the server's HTML stays as it is, and its links and forms work without script. What is shown
 * by script must be loaded before.
 */
export function deferredPart<Props extends object>(importIt: () => Promise<ComponentType<Props>>): DeferredPart<Props> {
  const part = lazyComponent(importIt);
  let arrival: Promise<void> | null = null;
  function Part(props: Props) {
    if (!part.current) {
      arrival ??= loadPatiently(part.load);
      use(arrival);
    }
    return part.current && <part.current {...props} />;
  }
  // Rendering it anew before its code is there would remove the server's HTML.
  const Component = memo(function DeferredComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
  return { Component, load: part.load };
}

/** An error would take the whole page away. */
async function loadPatiently(load: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (guardedReload(location.pathname + location.search)) return new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
