import { NodeSelection } from "prosemirror-state";
import { childStart } from "../commands/insert-block.ts";
import { moveAt } from "../commands/move-block.ts";
import type { NodePortal } from "./node-portals.ts";

/** What the buttons at a node do. Nothing when it has gone meanwhile. */
export function nodeChanges({ view, getPos, node }: Pick<NodePortal, "view" | "getPos" | "node">) {
  const here = (use: (position: number) => void) => {
    const position = getPos();
    if (position !== undefined) use(position);
  };
  return {
    setAttributes: (attributes: Record<string, unknown>) =>
      here((position) => {
        const { selection } = view.state;
        const tr = view.state.tr.setNodeMarkup(position, null, { ...node.attrs, ...attributes });
        // Changing a chosen node must not let go of it.
        if (selection instanceof NodeSelection && selection.from === position)
          tr.setSelection(NodeSelection.create(tr.doc, position));
        view.dispatch(tr);
      }),
    remove: () =>
      here((position) => {
        view.dispatch(view.state.tr.delete(position, position + node.nodeSize).scrollIntoView());
        view.focus();
      }),
    /** @returns false at the end of the way */
    move(step: -1 | 1): boolean {
      const position = getPos();
      const tr = position === undefined ? null : moveAt(view.state, position, step);
      if (tr) view.dispatch(tr.scrollIntoView());
      return tr !== null;
    },
    choose: () =>
      here((position) => {
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
        view.focus();
      }),
  };
}

export type NodeChanges = ReturnType<typeof nodeChanges>;

/** Chosen as a whole, or with the caret in its caption. */
export function isPicked({ view, getPos, node }: Pick<NodePortal, "view" | "getPos" | "node">): boolean {
  const position = getPos();
  const { from, to } = view.state.selection;
  return position !== undefined && from >= position && to <= position + node.nodeSize;
}

/** Among the blocks of the text, and how many there are. */
export function placeOf({ view, getPos }: Pick<NodePortal, "view" | "getPos">): { index: number; count: number } {
  const position = getPos() ?? 0;
  const { doc } = view.state;
  const index = doc.children.findIndex((_, at) => childStart(doc, at) === position);
  return { index: Math.max(0, index), count: doc.childCount };
}
