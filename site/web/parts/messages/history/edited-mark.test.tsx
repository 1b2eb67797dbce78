// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditedMark } from "./edited-mark.tsx";

/** The words, and the name of the button. */
function rendered(hasHistory: boolean) {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<EditedMark message={{ id: "one", number: 2, hasHistory }} />);
  return [place.textContent, place.querySelector("button")?.getAttribute("aria-label")];
}

test("a message that says something else by now opens what it said before", () => {
  expect(rendered(true)).toEqual([" edited", "Edited, see earlier versions of reply 2"]);
});

test("a message whose words are the same opens nothing", () => {
  expect(rendered(false)).toEqual([" edited", undefined]);
});
