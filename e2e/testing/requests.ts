import type { Page } from "playwright-core";

/** What the browser itself logs about an answer or a connection that a test made fail. */
export const refusedByTest = /Failed to load resource/;

/** Every request of a page from now on, as `kind path`. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.resourceType()} ${pathname}${search}`);
  });
  return requests;
}
