import type { EditorView } from "prosemirror-view";
import { isUndescribed } from "../../../../shared/notebook/entry-document.ts";
import { childStart } from "../commands/insert-block.ts";
import type { FigureAttributes } from "../schema/editor-schema.ts";

/** Moves the focus to where the first photo without a description is described. */
export function focusUndescribed(view: EditorView): void {
  const { doc } = view.state;
  const places = doc.children.map(({ type, attrs }) =>
    type.name === "figure" ? (attrs as FigureAttributes).photos.findIndex(isUndescribed) : -1,
  );
  const index = places.findIndex((place) => place >= 0);
  if (index < 0) return;
  const figure = view.nodeDOM(childStart(doc, index));
  // A figure asks for the descriptions of all its photos, in their order.
  const field = figure instanceof HTMLElement ? figure.querySelectorAll("input")[places[index] ?? 0] : undefined;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
