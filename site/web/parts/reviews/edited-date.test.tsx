// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticNavigation } from "../../navigation/static-navigation.tsx";
import { errorPayload, PayloadProvider } from "../../payload.ts";
import { EditedDate } from "./edited-date.tsx";

const editedAt = "2026-03-14T12:00:00Z";

/** The words, and where they lead. */
function rendered(review: { editedAt: string | null; hasHistory: boolean }) {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(
    <StaticNavigation address="/reviews">
      <PayloadProvider value={errorPayload({ viewer: null, build: "", year: 2026, origin: "" }, 404, "")}>
        <EditedDate review={{ id: "one", ...review }} />
      </PayloadProvider>
    </StaticNavigation>,
  );
  return [place.textContent, place.querySelector("a")?.getAttribute("href")];
}

test("a review that says something else by now leads to what it said before", () => {
  expect(rendered({ editedAt, hasHistory: true })).toEqual(["Edited 14 Mar", "/reviews/one/history"]);
  expect(rendered({ editedAt: null, hasHistory: true })).toEqual(["Earlier versions", "/reviews/one/history"]);
});

test("a review whose words are the same leads nowhere", () => {
  expect(rendered({ editedAt, hasHistory: false })).toEqual(["Edited 14 Mar", undefined]);
  expect(rendered({ editedAt: null, hasHistory: false })).toEqual(["", undefined]);
});
