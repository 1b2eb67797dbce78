import type { Page } from "playwright-core";

/** The names in a list that can be put in order. */
export const orderOf = (page: Page, list: string): Promise<string[]> =>
  page.getByRole("list", { name: list }).getByRole("listitem").locator("b").allInnerTexts();
