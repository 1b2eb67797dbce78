import type { Page } from "playwright-core";
import type { E2eMember } from "./member.ts";

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

/** Fills in the open login modal. */
export async function logIn(page: Page, { email, password }: E2eMember): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
