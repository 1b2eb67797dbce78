import { useRef, useState } from "react";
import { type EntryDocument, wordCount } from "../../../shared/notebook/entry-document.ts";
import type { EntryText } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { TextEditorHandle } from "./use-text-editor.ts";

export interface EditedText {
  title: string;
  excerpt: string;
  words: number;
  /** As the editor was opened. */
  first: EntryDocument;
  /** The newest text, for code that has waited since it was rendered. */
  read: () => EntryText;
  change: (part: Partial<EntryText>) => void;
  /** Shows another text. Whether it is to be saved is the caller’s matter. */
  show: (text: EntryText) => void;
  setHandle: (handle: TextEditorHandle | null) => void;
  focus: () => void;
  /** To where the first photo without a description is described. */
  focusUndescribed: () => void;
}

/** The text of an entry in its three parts: React has the title and the introduction, ProseMirror the rest. */
export function useEditedText(opened: EntryText, onChange: (text: EntryText) => void): EditedText {
  const text = useRef(opened);
  const handle = useRef<TextEditorHandle | null>(null);
  const isShowing = useRef(false);
  const [shown, setShown] = useState({ title: opened.title, excerpt: opened.excerpt });
  const [words, setWords] = useState(() => wordCount(opened.document));
  const [first] = useState(opened.document);
  const put = (next: EntryText) => {
    text.current = next;
    setShown({ title: next.title, excerpt: next.excerpt });
    setWords(wordCount(next.document));
  };
  return {
    ...{ ...shown, words, first },
    read: () => text.current,
    change(part) {
      if (isShowing.current) return;
      put({ ...text.current, ...part });
      onChange(text.current);
    },
    show(next) {
      isShowing.current = true;
      handle.current?.replace(next.document);
      isShowing.current = false;
      put(next);
    },
    setHandle(next) {
      handle.current = next;
      // What was shown before the editor was there.
      if (next && text.current.document !== first) {
        isShowing.current = true;
        next.replace(text.current.document);
        isShowing.current = false;
      }
    },
    focus: () => handle.current?.focus(),
    focusUndescribed: () => handle.current?.focusUndescribed(),
  };
}
