import { historyStepTimeoutMs } from "../limits.ts";
import { log } from "../log.ts";

/** An entry in the browser's history that belongs to an open checkout or paywall. */
export interface HistoryEntry {
  /** Pushes the entry again after the customer went back. */
  restore(): void;
  /** Removes the entry and its listener. */
  release(): Promise<void>;
}

const mark = "hemlineCheckout";

/** Makes the browser's back button close the checkout instead of leaving the page. */
export function pushHistoryEntry(onBack: () => void): HistoryEntry {
  let address = location.href;
  const restore = () => {
    // A page that was reloaded during a checkout is still at its entry.
    if (isMarked()) return;
    address = location.href;
    try {
      history.pushState({ ...history.state, [mark]: true }, "");
    } catch (cause) {
      // Sandboxed pages have no history, and Safari allows 100 entries in 30 s: then "back" leaves the page.
      log(2, `The browser's history couldn't be changed: ${String(cause)}`);
    }
  };
  const listen = (event: PopStateEvent) => {
    // The page navigates itself, e.g. by a fragment: its own router handles that.
    if (isMarked() || location.href !== address) return;
    event.stopImmediatePropagation();
    onBack();
  };
  restore();
  window.addEventListener("popstate", listen, { capture: true });
  return {
    restore,
    release: async () => {
      window.removeEventListener("popstate", listen, { capture: true });
      if (isMarked()) await stepBack();
    },
  };
}

function isMarked(): boolean {
  return Object.hasOwn(history.state ?? {}, mark);
}

function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", swallow, { capture: true });
      resolve();
    };
    const swallow = (event: Event) => {
      event.stopImmediatePropagation();
      end();
    };
    const timer = setTimeout(end, historyStepTimeoutMs);
    window.addEventListener("popstate", swallow, { capture: true });
    history.back();
  });
}
