import { lazyComponent } from "../../lazy-component.ts";

/** ProseMirror is in a chunk of its own. */
export const lazyTextEditor = lazyComponent(async () => (await import("./text-editor.tsx")).TextEditor);
