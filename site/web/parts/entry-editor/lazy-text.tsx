import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { useState } from "react";
import { lazyComponent, useLazyComponent } from "../../lazy-component.ts";
import type { EditorMedia } from "./media/editor-media.ts";
import type { EditedText } from "./use-edited-text.ts";

/** ProseMirror is in a chunk of its own, which comes after the page. */
const lazyTextEditor = lazyComponent(async () => (await import("./text-editor.tsx")).TextEditor);

export function LazyText({
  text,
  media,
  toolbarPlace,
}: {
  text: EditedText;
  media: EditorMedia;
  toolbarPlace: HTMLElement | null;
}) {
  const [hasFailed, setFailed] = useState(false);
  const Editor = useLazyComponent(lazyTextEditor, !hasFailed, () => setFailed(true));
  if (Editor)
    return (
      <Editor
        document={text.first}
        media={media}
        toolbarPlace={toolbarPlace}
        onChange={(document) => text.change({ document })}
        onReady={text.setHandle}
      />
    );
  if (!hasFailed) return <Skeleton />;
  return (
    <ErrorState title="We couldn’t load the editor" onRetry={() => setFailed(false)}>
      Check your connection and try again. Your text is saved.
    </ErrorState>
  );
}
