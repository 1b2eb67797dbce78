import { expect, test } from "vitest";
import { isVerySlow } from "../state/slow-connection.ts";
import { loadingBar, loadingProgress } from "./loading-progress.ts";
import { toastSettings } from "./toast-settings.ts";

test("toasts behave as specified", () => {
  expect(toastSettings).toEqual({
    autoClose: 5000,
    position: "top-right",
    limit: 20,
    newestOnTop: true,
    closeOnClick: true,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 60,
  });
});

test("the loading bar has the specified numbers and never arrives by itself", () => {
  expect(loadingBar).toEqual({ throttleMs: 200, durationMs: 2000, heightPx: 3, colour: "#45868B" });
  const steps = [0, 200, 2_000, 60_000].map(loadingProgress);
  expect(steps[0]).toBe(0);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(100);
});

test.each([
  [undefined, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("a connection of %j is very slow: %s", (connection, isSlow) => {
  expect(isVerySlow(connection)).toBe(isSlow);
});
