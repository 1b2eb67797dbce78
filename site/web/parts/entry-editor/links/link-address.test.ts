import { expect, test } from "vitest";
import { linkAddress, pastedAddress } from "./link-address.ts";

test.each([
  ["https://hemline.example/a?b=c#d", "https://hemline.example/a?b=c#d"],
  ["hemline.example/looks", "https://hemline.example/looks"],
  ["ida@hemline.example", "mailto:ida@hemline.example"],
  ["mailto:ida@hemline.example", "mailto:ida@hemline.example"],
  ["/looks/camel-coat", "/looks/camel-coat"],
  ["#notes", "#notes"],
])("%s leads to %s", (typed, href) => expect(linkAddress(typed)).toEqual({ href }));

test.each([
  "",
  "javascript:alert(1)",
  "http://hemline.example",
  "//evil.example",
  "data:text/html,a",
  "https://",
  "two words",
  "coat",
  "mailto:ida",
  "/\\evil.example",
])("%s is refused with a sentence", (typed) =>
  expect(linkAddress(typed)).toEqual({ fault: expect.stringMatching(/^[A-Z].*\.$/) }),
);

test("pasted links to this site are paths, insecure ones are secured, and dangerous ones dropped", () => {
  const pasted = (href: string) => pastedAddress(href, "https://hemline.example");
  expect(pasted("https://hemline.example/looks")).toBe("/looks");
  expect(pasted("http://norr.example/coat")).toBe("https://norr.example/coat");
  expect(pasted("javascript:alert(1)")).toBeNull();
  expect(pasted("#_ftn1")).toBeNull();
});
