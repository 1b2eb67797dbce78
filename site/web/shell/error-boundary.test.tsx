// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Broken = (): ReactNode => {
  throw new Error("broken");
};

test("a page that can't be rendered is replaced by an error, until something else is shown", () => {
  const place = document.createElement("div");
  const reported: unknown[] = [];
  const root = createRoot(place, { onCaughtError: (error) => void reported.push(error) });
  const show = (page: object, children: ReactNode) =>
    act(() =>
      root.render(
        <ErrorBoundary shown={page} fallback="Sorry.">
          {children}
        </ErrorBoundary>,
      ),
    );
  const first = {};
  show(first, <Broken />);
  expect([place.textContent, reported]).toEqual(["Sorry.", [new Error("broken")]]);
  show(first, "The next page");
  expect(place.textContent).toBe("Sorry.");
  show({}, "The next page");
  expect(place.textContent).toBe("The next page");
  act(() => root.unmount());
});
