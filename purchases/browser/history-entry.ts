import { log } from "../log.ts";

/** A step in the browser's history that belongs to an open checkout. */
export interface HistoryEntry {
  /** Takes the step again where the customer went back. */
  again(): void;
  /** Resolves when nothing of it is left: no step to go back to, no listener. */
  release(): Promise<void>;
}

const mark = "hemlineCheckout";
const patienceMs = 500;

/** Makes the browser's back button close the checkout instead of leaving the page. */
export function holdHistoryEntry(onBack: () => void): HistoryEntry {
  let address = location.href;
  // The state of the page's own router stays in the entry, and its listener never hears of our steps.
  const again = () => {
    // A page that was loaded anew in the middle of a checkout still stands on the step of that one.
    if (isMarked()) return;
    address = location.href;
    try {
      history.pushState({ ...(history.state as object | null), [mark]: true }, "");
    } catch (cause) {
      // Sandboxed pages have no history, and Safari takes a hundred steps in half a minute: then back leaves the page.
      log(2, `The browser's history takes no step: ${String(cause)}`);
    }
  };
  const listen = (event: PopStateEvent) => {
    // The page goes elsewhere itself, by a fragment for one, or comes back from there: that is for its own router.
    if (isMarked() || location.href !== address) return;
    event.stopImmediatePropagation();
    onBack();
  };
  again();
  window.addEventListener("popstate", listen, { capture: true });
  return {
    again,
    release: async () => {
      window.removeEventListener("popstate", listen, { capture: true });
      if (isMarked()) await stepBack();
    },
  };
}

function isMarked(): boolean {
  return Object.hasOwn((history.state as object | null) ?? {}, mark);
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
    const timer = setTimeout(end, patienceMs);
    window.addEventListener("popstate", swallow, { capture: true });
    history.back();
  });
}
