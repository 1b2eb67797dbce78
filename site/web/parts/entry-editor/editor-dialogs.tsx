import type { EditorView } from "prosemirror-view";
import type { FigurePhoto } from "../../../shared/notebook/entry-document.ts";
import { insertBlock } from "./commands/insert-block.ts";
import { linkAt, removeLink, setLink } from "./commands/link-commands.ts";
import { CardDialog } from "./dialogs/card-dialog.tsx";
import type { FoundCard } from "./dialogs/find-cards.ts";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { type ChosenPhoto, PhotoDialog } from "./dialogs/photo-dialog.tsx";
import { cardKey, type EditorMedia } from "./media/editor-media.ts";
import { editorSchema } from "./schema/editor-schema.ts";

export type OpenDialog =
  | { kind: "link" }
  | { kind: "card" }
  /** `second` takes the photo that goes beside another one. */
  | { kind: "photo"; files?: File[]; second?: (photo: FigurePhoto) => void };

const { nodes } = editorSchema;

/** What is asked before something gets into the text. */
export function EditorDialogs({
  view,
  media,
  dialog,
  onClose,
}: {
  view: EditorView;
  media: EditorMedia;
  dialog: OpenDialog | null;
  onClose: () => void;
}) {
  const done = () => {
    onClose();
    // The dialog gives the focus back to where it was, and then the text may have it.
    requestAnimationFrame(() => view.focus());
  };
  const insertPhotos = (chosen: readonly ChosenPhoto[], second?: (photo: FigurePhoto) => void) => {
    media.add({ photos: Object.fromEntries(chosen.map(({ id, photo }) => [id, photo])) });
    for (const { id, file } of chosen) media.keepFile(id, file);
    const photos = chosen.map(({ id, alt }) => ({ id, alt }));
    const [only] = photos;
    if (second && only) second(only);
    else
      insertBlock(nodes.figure.create({ layout: photos.length === 2 ? "pair" : "inset", photos }))(
        view.state,
        view.dispatch,
      );
    done();
  };
  const insertCard = ({ subject, slug: id, card }: FoundCard) => {
    media.add({ cards: { [cardKey(subject, id)]: card } });
    insertBlock(nodes.card.create({ subject, id }))(view.state, view.dispatch);
    done();
  };
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "card":
      return <CardDialog onChoose={insertCard} onClose={done} />;
    case "photo":
      return (
        <PhotoDialog
          max={dialog.second ? 1 : 2}
          files={dialog.files ?? []}
          onInsert={(chosen) => insertPhotos(chosen, dialog.second)}
          onClose={done}
        />
      );
    case "link": {
      const present = linkAt(view.state);
      return (
        <LinkDialog
          href={present?.href ?? null}
          asksForText={!present && view.state.selection.empty}
          onLink={(href, text) => {
            setLink(href, text)(view.state, view.dispatch);
            done();
          }}
          onRemove={() => {
            removeLink(view.state, view.dispatch);
            done();
          }}
          onClose={done}
        />
      );
    }
  }
}
