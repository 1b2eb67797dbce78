import type { Node } from "prosemirror-model";
import type { EditorView, NodeView, NodeViewConstructor, ViewMutationRecord } from "prosemirror-view";

/** A node that React draws within the editor. */
export interface NodePortal {
  key: number;
  host: HTMLElement;
  node: Node;
  view: EditorView;
  getPos: () => number | undefined;
}

/** Where React draws figures, cards and the teaser’s end; what is drawn where follows ProseMirror. */
export class NodePortals {
  readonly #listeners = new Set<() => void>();
  #portals: readonly NodePortal[] = [];
  #nextKey = 0;

  read = (): readonly NodePortal[] => this.#portals;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** @param captionTag of the element that holds the node’s own text, if it has any */
  viewOf =
    (tag: string, captionTag?: string): NodeViewConstructor =>
    (node, view, getPos) =>
      this.#open({ tag, captionTag }, { node, view, getPos });

  #open(
    { tag, captionTag }: { tag: string; captionTag: string | undefined },
    of: Pick<NodePortal, "node" | "view" | "getPos">,
  ): NodeView {
    const dom = document.createElement(tag);
    const host = captionTag ? document.createElement("div") : dom;
    host.contentEditable = "false";
    const contentDOM = captionTag ? document.createElement(captionTag) : null;
    if (contentDOM) dom.append(host, contentDOM);
    const key = this.#nextKey++;
    let { node } = of;
    this.#publish([...this.#portals, { ...of, key, host }]);
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        this.#publish(this.#portals.map((portal) => (portal.key === key ? { ...portal, node } : portal)));
        return true;
      },
      stopEvent: (event) => isOwnControl(event, host),
      ignoreMutation: ({ target }: ViewMutationRecord) => !contentDOM?.contains(target),
      destroy: () => this.#publish(this.#portals.filter((portal) => portal.key !== key)),
    };
  }

  #publish(portals: readonly NodePortal[]): void {
    this.#portals = portals;
    for (const listener of this.#listeners) listener();
  }
}

/** What happens in a field or at a button of the node is not the editor’s. */
const isOwnControl = ({ target }: Event, host: HTMLElement): boolean =>
  target instanceof Element &&
  host.contains(target) &&
  target.closest("input, textarea, button, label, [role='separator']") !== null;
