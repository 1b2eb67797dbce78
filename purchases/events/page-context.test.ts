// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { pageContext } from "./page-context.ts";

const propertiesOfBrowser = () => ({
  library_name: "purchases-js",
  library_version: "1.13.1",
  locale: navigator.language,
  user_agent: navigator.userAgent,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  screen_width: screen.width,
  screen_height: screen.height,
});

test("all properties of a page", () => {
  history.replaceState(null, "", "/club?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_term=coat");
  document.title = "Club";
  expect(pageContext()).toEqual({
    ...propertiesOfBrowser(),
    utm_source: "letter",
    utm_medium: "mail",
    utm_campaign: "spring",
    utm_content: null,
    utm_term: "coat",
    page_referrer: "",
    page_url: `${location.origin}/club`,
    page_title: "Club",
    source: "sdk",
  });
});

test("campaign and title are scrubbed, and the address has no query", () => {
  history.replaceState(null, "", "/club?utm_source=letter&utm_content=ada@example.org&token=secret#here");
  document.title = "Club: ada@example.org";
  const context = pageContext();
  expect(context).toMatchObject({ utm_source: "letter", utm_content: "[email]", utm_term: null });
  expect(context.page_title).toBe("Club: [email]");
  expect(context.page_url).toBe(`${location.origin}/club`);
});

test("no surrogate pair is split", () => {
  document.title = `${"a".repeat(499)}\u{1f45f}\u{1f45f}`;
  expect(pageContext().page_title).toBe(`${"a".repeat(499)}\u{1f45f}`);
});
