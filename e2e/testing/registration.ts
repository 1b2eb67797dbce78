import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";

export const password = "three coats and a scarf";

/** Registers through the API, which is quicker than the form, and leaves the cookie in the browser. */
export async function registerMember(
  context: BrowserContext,
  firstName: string,
  address: string,
): Promise<{ email: string; slug: string }> {
  const email = `${firstName.toLowerCase()}.${randomBytes(4).toString("hex")}@example.org`;
  const response = await context.request.post("/api/register", {
    data: { first_name: firstName, email, password },
    headers: { Origin: address },
  });
  const { message } = await response.json();
  return { email, slug: message.profile.slug };
}

/** Fills the fields of a form by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}
