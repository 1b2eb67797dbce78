import { Fragment, type Node, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { editorSchema, type FigureAttributes } from "../schema/editor-schema.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { droppedInWords } from "./dropped-in-words.ts";

/** What comes from elsewhere is cleaned, and what was left out is said. What comes from an editor of entries stays as it is. */
export const pastePlugin = ({
  isKnownPhoto,
  onFiles,
  onSaid,
}: {
  /** Photos of another entry can’t be shown in this one. */
  isKnownPhoto: (id: string) => boolean;
  /** Photos that were dropped or pasted as files. */
  onFiles: (files: File[]) => void;
  onSaid: (sentence: string) => void;
}) =>
  new Plugin({
    props: {
      transformPastedHTML(html) {
        if (html.includes("data-pm-slice")) return html;
        const { html: clean, dropped } = cleanPastedHtml(html, window.location.origin);
        const said = droppedInWords(dropped);
        if (said) onSaid(said);
        return clean;
      },
      transformPasted(slice) {
        const kept = withoutForeign(slice.content, isKnownPhoto);
        if (kept.size === slice.content.size) return slice;
        onSaid("Photos of another entry aren’t copied. Upload them here again.");
        return Slice.maxOpen(kept);
      },
      handlePaste: (_view, { clipboardData }) => takePhotos(clipboardData, onFiles),
      handleDrop: (_view, { dataTransfer }) => takePhotos(dataTransfer, onFiles),
    },
  });

/** Word adds a picture of its text to it: only what comes without text is meant as a photo. */
function takePhotos(data: DataTransfer | null, onFiles: (files: File[]) => void): boolean {
  const photos = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
  if (photos.length === 0 || data?.types.includes("text/html")) return false;
  onFiles(photos);
  return true;
}

function withoutForeign(content: Fragment, isKnownPhoto: (id: string) => boolean): Fragment {
  const isKnown = (node: Node) =>
    node.type !== editorSchema.nodes.figure ||
    (node.attrs as FigureAttributes).photos.every(({ id }) => isKnownPhoto(id));
  return Fragment.from(content.content.filter(isKnown));
}
