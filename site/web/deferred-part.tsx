import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { type ComponentType, memo, Suspense, use, useReducer, useState } from "react";
import { lazyComponent } from "./lazy-component.ts";

/** A part of a page that the server renders with the page, and whose code is loaded after the page's. */
export interface DeferredPart<Props> {
  Component: ComponentType<Props>;
  /** From the site's folder: the document needs its styles. */
  file: string;
  /** @throws when the code can't be loaded; the next call tries again */
  load: () => Promise<void>;
}

const attempts = 3;
const retryMs = 1_000;
const attemptTimeoutMs = 5_000;

/**
 * Until its code is loaded, the server's HTML stays as it is, and its links and forms work without script. What is shown
 * by script must be loaded before.
 * @param failure says what is missing when the code can't be loaded
 */
export function deferredPart<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
  { file, failure }: { file: string; failure: string },
): DeferredPart<Props> {
  const part = lazyComponent(importIt);
  let arrival: Promise<void> | null = null;
  function Part(props: Props) {
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    if (!part.current) {
      arrival ??= arrived(part.load);
      use(arrival);
    }
    if (part.current) return <part.current {...props} />;
    return <MissingPart title={failure} load={() => part.load().then(renderAgain)} />;
  }
  // Rendering it anew before its code is there would remove the server's HTML.
  const Component = memo(function DeferredComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
  return { Component, file, load: part.load };
}

function MissingPart({ title, load }: { title: string; load: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await load().catch(() => undefined);
    setBusy(false);
  };
  return (
    <ErrorState title={title} busy={isBusy} onRetry={() => void retry()}>
      Check your connection and try again.
    </ErrorState>
  );
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Never rejects, and ends: React shows nothing new around the part while it waits. */
async function arrived(load: () => Promise<void>): Promise<void> {
  for (let left = attempts; left > 0; left--) {
    const isOver = await Promise.race([load().then(isDone, isFailed), delay(attemptTimeoutMs).then(isDone)]);
    if (isOver) return;
    await delay(retryMs);
  }
}

const isDone = () => true;
const isFailed = () => false;
