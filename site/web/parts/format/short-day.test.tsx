// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { errorPayload, PayloadProvider } from "../../payload.ts";
import { ShortDay } from "./short-day.tsx";

const at = "2026-09-18T14:30:00.000Z";

const shownIn = (year: number, withTime = false): string =>
  renderToStaticMarkup(
    <PayloadProvider value={errorPayload({ viewer: null, build: "", year, origin: "" }, 404, "")}>
      <ShortDay at={at} withTime={withTime} />
    </PayloadProvider>,
  );

test("a date in a list has its year only in another year", () => {
  expect(shownIn(2026)).toBe(`<time dateTime="${at}">18 Sep</time>`);
  expect(shownIn(2027)).toBe(`<time dateTime="${at}">18 Sep 2026</time>`);
  expect(shownIn(2026, true)).toBe(`<time dateTime="${at}">18 Sep at 14:30 UTC</time>`);
  expect(shownIn(2027, true)).toBe(`<time dateTime="${at}">18 Sep 2026 at 14:30 UTC</time>`);
});
