// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { useColorMode } from "./use-color-mode.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Mode({ chosen }: { chosen: "light" | "dark" | "auto" }) {
  return useColorMode(chosen);
}

/** The mode that is drawn where the system is of this kind. */
async function drawn(chosen: "light" | "dark" | "auto", prefersColorScheme: "light" | "dark") {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { device: object } } };
  Object.assign(happyDOM.settings.device, { prefersColorScheme });
  const page = document.createElement("div");
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<Mode chosen={chosen} />));
  return page.textContent;
}

test.each([
  ["light", "dark", "light"],
  ["dark", "light", "dark"],
  ["auto", "dark", "dark"],
  ["auto", "light", "light"],
] as const)("%s on a system that is %s is %s", async (chosen, system, mode) => {
  expect(await drawn(chosen, system)).toBe(mode);
});

test("on a server it is light where nothing was chosen", () => {
  expect(["auto", "dark"].map((chosen) => renderToString(<Mode chosen={chosen as "auto"} />))).toEqual([
    "light",
    "dark",
  ]);
});
