// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorPayload, PayloadProvider } from "../../payload.ts";
import { onToast } from "../../state/show-toast.ts";
import { ShareButton } from "./share-button.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const url = "https://hemline.example/products/coat";
let toasts: string[] = [];
let leave = () => {};
beforeEach(() => {
  toasts = [];
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = errorPayload({ viewer: null, build: "", year: 2026, origin: "https://hemline.example" }, 404, "");
  act(() =>
    root.render(
      <PayloadProvider value={page}>
        <ShareButton title="Coat by Norr" path="/products/coat" />
      </PayloadProvider>,
    ),
  );
  const stopToasts = onToast(({ text }) => void toasts.push(text));
  leave = () => {
    act(() => root.unmount());
    stopToasts();
  };
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** A device with what is said of it. */
const has = (parts: { share?: (page: ShareData) => Promise<void>; clipboard?: Pick<Clipboard, "writeText"> }) =>
  vi.stubGlobal("navigator", parts);

async function presses() {
  const button = document.querySelector<HTMLButtonElement>("button[aria-label=Share]");
  await act(async () => button?.click());
}

test("hands the page to the apps of the device", async () => {
  const share = vi.fn(async () => {});
  has({ share });
  await presses();
  expect(share.mock.calls).toEqual([[{ title: "Coat by Norr", url }]]);
  expect(toasts).toEqual([]);
});

test("copies the address where the device shares nothing", async () => {
  const writeText = vi.fn(async () => {});
  has({ clipboard: { writeText } });
  await presses();
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(toasts).toEqual(["Link copied"]);
});

test("says nothing to who changes their mind, and where the address is to who can’t copy it", async () => {
  has({ share: () => Promise.reject(new DOMException("closed", "AbortError")) });
  await presses();
  expect(toasts).toEqual([]);
  has({});
  await presses();
  expect(toasts).toEqual(["We couldn’t share the link. Copy it from the address bar."]);
});
