import type { ShownPayload } from "../../payload.ts";
import { createNavigation } from "../create-navigation.ts";
import type { LoadedPage, PageRequest } from "../load-page.ts";
import type { Navigation } from "../navigation.ts";

/** A page that tests tell from others by its origin. */
export const payloadOf = (origin: string): ShownPayload => ({
  viewer: null,
  build: "1",
  year: 2026,
  origin,
  kind: "page",
  page: { id: "about", data: null },
});

interface HeldLoad extends PageRequest {
  answer: (loaded: LoadedPage) => void;
  /** Answers with a page. */
  arrive: (origin: string) => void;
}

/** A navigation at /about whose pages arrive when the test says so. */
export function heldNavigation(): { navigation: Navigation; loads: HeldLoad[] } {
  history.replaceState(null, "", "/about");
  const loads: HeldLoad[] = [];
  const navigation = createNavigation(payloadOf("first"), (request) => {
    const { promise, resolve } = Promise.withResolvers<LoadedPage>();
    const arrive = (origin: string) => resolve({ kind: "page", payload: payloadOf(origin) });
    loads.push({ ...request, answer: resolve, arrive });
    return promise;
  });
  return { navigation, loads };
}

const address = () => location.pathname + location.search + location.hash;
export const shownIn = ({ shown }: Navigation) => [shown().payload.origin, address()];

/** Whether a promise is still pending once everything else has happened. */
export async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return !isDone;
}
