import { useSyncExternalStore } from "react";
import type { ShownCard } from "../../../../shared/notebook/entry.ts";
import { type CardSubject, type EntryDocument, photosOf } from "../../../../shared/notebook/entry-document.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";

export interface Media {
  /** By id. */
  photos: Readonly<Record<string, PhotoCard>>;
  /** By `{subject}:{id}`. */
  cards: Readonly<Record<string, ShownCard>>;
}

export const cardKey = (subject: CardSubject, id: string): string => `${subject}:${id}`;

/** What the photos and cards of a text look like: the text itself only names them. */
export interface EditorMedia {
  read: () => Media;
  subscribe: (listener: () => void) => () => void;
  add: (more: Partial<Media>) => void;
  /** A file that this tab has uploaded, so that its crop can be widened without asking for it. */
  keepFile: (id: string, file: Blob) => void;
  fileOf: (id: string) => Blob | undefined;
}

export function createEditorMedia(first: Media): EditorMedia {
  let media = first;
  const files = new Map<string, Blob>();
  const listeners = new Set<() => void>();
  return {
    read: () => media,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add({ photos, cards }) {
      media = { photos: { ...media.photos, ...photos }, cards: { ...media.cards, ...cards } };
      for (const listener of listeners) listener();
    },
    keepFile: (id, file) => void files.set(id, file),
    fileOf: (id) => files.get(id),
  };
}

/** Of what a document shows. */
export function mediaOf(document: EntryDocument, { read }: EditorMedia): Media {
  const { photos, cards } = read();
  const shown = new Set(photosOf(document));
  const keys = new Set(
    document.blocks.flatMap((block) => (block.kind === "card" ? [cardKey(block.subject, block.id)] : [])),
  );
  return {
    photos: Object.fromEntries(Object.entries(photos).filter(([id]) => shown.has(id))),
    cards: Object.fromEntries(Object.entries(cards).filter(([key]) => keys.has(key))),
  };
}

export const useMedia = ({ subscribe, read }: EditorMedia): Media => useSyncExternalStore(subscribe, read, read);
