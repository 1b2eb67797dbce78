// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Block } from "../../../shared/notebook/entry-document.ts";
import { paragraph, runs } from "./testing/editor-state.ts";
import { openTextEditor } from "./testing/open-text-editor.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

function opened(...of: Parameters<typeof openTextEditor>) {
  const editor = openTextEditor(...of);
  leave = editor.leave;
  return editor;
}

const figure: Block = {
  ...{ kind: "figure", layout: "inset", caption: runs("Lining") },
  photos: [{ id: "0198c0de-0000-7000-8000-000000000001", alt: "" }],
};

describe("the toolbar", () => {
  test("is one stop for Tab, and its arrow keys go from button to button, round the ends", async () => {
    const { element, all, key } = opened([paragraph("Coats")]);
    const bar = element("[role=toolbar]");
    expect(bar?.getAttribute("aria-label")).toBe("Text");
    const buttons = all("[role=toolbar] button");
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => buttons[0]?.focus());
    await key(document.activeElement, "ArrowRight");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Small heading");
    await key(document.activeElement, "Home");
    await key(document.activeElement, "ArrowLeft");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Redo");
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  });

  test("presses what the text with the caret is, and changes it", async () => {
    const { press, button, blocks } = opened([paragraph("Coats")]);
    expect(button("Heading")?.getAttribute("aria-pressed")).toBe("false");
    await press("Heading");
    expect(blocks()).toEqual([{ kind: "heading", level: 2, text: runs("Coats") }]);
    expect(button("Heading")?.getAttribute("aria-pressed")).toBe("true");
    await press("Undo");
    expect(blocks()).toEqual([paragraph("Coats")]);
    await press("List");
    expect(blocks()).toEqual([{ kind: "list", isOrdered: false, items: [runs("Coats")] }]);
  });

  test("has no action that can’t be done now", async () => {
    const { press, button, blocks } = opened([paragraph("Coats"), { kind: "teaserEnd" }, paragraph("More")]);
    expect(button("Teaser mark")?.getAttribute("aria-disabled")).toBe("true");
    expect(button("Undo")?.getAttribute("aria-disabled")).toBe("true");
    await press("Teaser mark");
    expect(blocks()).toHaveLength(3);
  });
});

test("the menu of “/” makes the text a combobox while it is open", async () => {
  const { text, element, all, replace } = opened([paragraph()]);
  expect(text().getAttribute("role")).toBe("textbox");
  await replace([paragraph("/te")]);
  expect(text().getAttribute("role")).toBe("combobox");
  const list = element("[role=listbox]");
  expect(text().getAttribute("aria-controls")).toBe(list?.id);
  const [option] = all("[role=option]");
  expect(text().getAttribute("aria-activedescendant")).toBe(option?.id);
  expect(option?.textContent).toBe("Teaser mark");
  expect(
    all("[role=status]")
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain("1 thing to insert");
});

describe("a figure", () => {
  test("asks what its photo shows until it is said", async () => {
    const { element, blocks } = opened([figure, paragraph("More")]);
    const field = element<HTMLInputElement>("figure input");
    expect(field?.labels?.[0]?.textContent).toBe("What the photo shows");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(field, "A camel coat.");
    act(() => void field?.dispatchEvent(new Event("input", { bubbles: true })));
    await vi.waitFor(() => expect(blocks()[0]).toMatchObject({ photos: [{ alt: "A camel coat." }] }));
  });

  test("is where a writer is led to who has left a photo without words", async () => {
    const described: Block = {
      ...{ kind: "figure", layout: "inset", caption: [] },
      photos: [{ id: "0198c0de-0000-7000-8000-000000000002", alt: "A hook." }],
    };
    const { all, focusUndescribed } = opened([described, paragraph("More"), figure, figure]);
    focusUndescribed();
    expect(document.activeElement).toBe(all("figure")[1]?.querySelector("input"));
  });

  test("says when its photo is gone", () => {
    const { element } = opened([figure]);
    expect(element("figure")?.textContent).toContain("This photo is gone.");
  });
});

describe("the mark to which everybody reads", () => {
  const blocks = [paragraph("One"), { kind: "teaserEnd" } as const, paragraph("Two"), paragraph("Three")];

  test("moves with the arrow keys, says where it is, and keeps the focus", async () => {
    const { element, key, blocks: now } = opened(blocks);
    const mark = () => element("[role=separator]");
    expect(mark()?.getAttribute("aria-valuetext")).toBe("after paragraph 1");
    act(() => mark()?.focus());
    await key(mark(), "ArrowDown");
    expect(now().map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "teaserEnd", "paragraph"]);
    await act(() => vi.waitFor(() => expect(document.activeElement).toBe(mark())));
    expect(mark()?.getAttribute("aria-valuetext")).toBe("after paragraph 2");
    for (let at = 0; at < 3; at++) await key(mark(), "ArrowUp");
    expect(mark()?.getAttribute("aria-valuetext")).toBe("before everything");
    expect(element("[role=status]")?.textContent).not.toBeNull();
  });

  test("moves with its buttons, which keep the focus, and says so", async () => {
    const { element, press, button, blocks: now } = opened(blocks);
    const said = () => document.querySelector("p[role=status]:last-of-type")?.textContent;
    act(() => button("Move the teaser mark down")?.focus());
    await press("Move the teaser mark down");
    expect(now().map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "teaserEnd", "paragraph"]);
    await act(() => vi.waitFor(() => expect(document.activeElement).toBe(button("Move the teaser mark down"))));
    expect(said()).toBe("Mark moved down.");
    for (let at = 0; at < 3; at++) await press("Move the teaser mark up");
    expect(now().map(({ kind }) => kind)).toEqual(["teaserEnd", "paragraph", "paragraph", "paragraph"]);
    expect(element("[role=separator]")?.getAttribute("aria-valuetext")).toBe("before everything");
    expect(said()).toBe("The mark can’t move further.");
  });

  test("goes with its button", async () => {
    const { press, blocks: now } = opened(blocks);
    await press("Remove the teaser mark");
    expect(now().map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "paragraph"]);
  });
});

test("another text takes the place of the one that is there, and one undo takes it back", async () => {
  const { replace, press, blocks } = opened([paragraph("Mine")]);
  await replace([paragraph("Theirs")]);
  expect(blocks()).toEqual([paragraph("Theirs")]);
  await press("Undo");
  expect(blocks()).toEqual([paragraph("Mine")]);
});
