import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Block, EntryDocument } from "../../../../shared/notebook/entry-document.ts";
import { createEditorMedia, type Media } from "../media/editor-media.ts";
import { TextEditor } from "../text-editor.tsx";
import type { TextEditorHandle } from "../use-text-editor.ts";

/** The editor of these blocks on a page of its own. */
export function openTextEditor(blocks: Block[], media: Media = { photos: {}, cards: {} }) {
  const place = document.body.appendChild(document.createElement("div"));
  const toolbarPlace = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let written: EntryDocument = { version: 1, blocks };
  let handle: TextEditorHandle | null = null;
  act(() =>
    root.render(
      <TextEditor
        document={written}
        media={createEditorMedia(media)}
        toolbarPlace={toolbarPlace}
        onChange={(next) => {
          written = next;
        }}
        onReady={(next) => {
          handle = next;
        }}
      />,
    ),
  );
  const element = <Found extends Element = HTMLElement>(selector: string) => document.querySelector<Found>(selector);
  const text = () => element(".ProseMirror") as HTMLElement;
  return {
    element,
    text,
    blocks: () => written.blocks,
    button: (label: string) => element<HTMLButtonElement>(`[aria-label="${label}"]`),
    all: (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)],
    press: (label: string) => act(async () => element(`[aria-label="${label}"]`)?.click()),
    key: (on: Element | null, key: string, more: KeyboardEventInit = {}) =>
      act(
        async () =>
          void on?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })),
      ),
    replace: (next: Block[]) => act(() => handle?.replace({ version: 1, blocks: next })),
    focusUndescribed: () => act(() => handle?.focusUndescribed()),
    leave() {
      act(() => root.unmount());
      place.remove();
      toolbarPlace.remove();
    },
  };
}
