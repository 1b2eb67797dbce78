// @vitest-environment happy-dom
import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onToast } from "../../state/show-toast.ts";
import { lazyDialog } from "./lazy-dialog.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Props {
  open: boolean;
  onClose: () => void;
}

const Report = ({ open }: Props) => open && <dialog open>Report look</dialog>;

let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Imports of the dialog's code, which the test lets arrive, or not. */
function heldImports() {
  const imports: { arrive: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const importReport = () =>
    new Promise<ComponentType<Props>>((resolve, reject) => {
      imports.push({
        arrive: () => act(async () => resolve(Report)),
        fail: () => act(async () => reject(new TypeError("no connection"))),
      });
    });
  return { imports, importReport };
}

function pageOf() {
  const { imports, importReport } = heldImports();
  const Dialog = lazyDialog(importReport, ({ onClose }) => onClose());
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (open: boolean) => act(() => root.render(<Dialog open={open} onClose={onClose} />));
  const toasts: string[] = [];
  const stopToasts = onToast(({ text }) => void toasts.push(text));
  leave = () => {
    act(() => root.unmount());
    stopToasts();
  };
  return { imports, onClose, show, toasts, shown: () => document.querySelector("dialog")?.textContent ?? null };
}

describe("a dialog whose code is loaded later", () => {
  test("is loaded a second after the page, and then opens at once", async () => {
    const { imports, show, shown } = pageOf();
    show(false);
    expect(imports).toHaveLength(0);
    vi.advanceTimersByTime(1_000);
    await imports[0]?.arrive();
    show(true);
    expect(shown()).toBe("Report look");
    expect(imports).toHaveLength(1);
  });

  test("is loaded at once when it is opened before, and opens when it has arrived", async () => {
    const { imports, show, shown } = pageOf();
    show(true);
    expect(shown()).toBeNull();
    await imports[0]?.arrive();
    expect(shown()).toBe("Report look");
  });

  test("that can't be loaded is closed, and a toast says what to do", async () => {
    const { imports, onClose, show, toasts } = pageOf();
    show(true);
    await imports[0]?.fail();
    expect(onClose).toHaveBeenCalledOnce();
    expect(toasts).toEqual(["We couldn’t load this. Check your connection and try again."]);
  });

  test("that couldn't be loaded is loaded again when it is opened again", async () => {
    const { imports, show, shown } = pageOf();
    show(true);
    await imports[0]?.fail();
    show(false);
    show(true);
    await imports[1]?.arrive();
    expect(shown()).toBe("Report look");
  });

  test("says nothing when only the early load fails", async () => {
    const { imports, show, toasts, onClose } = pageOf();
    show(false);
    vi.advanceTimersByTime(1_000);
    await imports[0]?.fail();
    expect([toasts, onClose.mock.calls]).toEqual([[], []]);
  });
});
