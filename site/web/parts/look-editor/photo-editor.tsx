import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useRef, useState } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { altTextHint } from "../photos/alt-text-hint.ts";
import { CropDialog } from "../photos/crop-dialog.tsx";
import type { DraftPhoto } from "./draft/local-look-draft.ts";
import { describePhoto, receivePhoto } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import { TagBoard } from "./tags/tag-board.tsx";
import { TagList } from "./tags/tag-list.tsx";
import { TagNameField } from "./tags/tag-name-field.tsx";
import { useTagEditing } from "./tags/use-tag-editing.ts";

export function PhotoEditor({
  controls,
  photo: { id, alt },
  card,
  errors,
}: {
  controls: LookDraftControls;
  photo: DraftPhoto;
  card: PhotoCard;
  errors: Readonly<Record<string, string[]>>;
}) {
  const { draft, uploads, change } = controls;
  const [isCropping, setCropping] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { tags, naming, isFull, actions } = useTagEditing(controls, id, section);
  const index = draft.photos.findIndex((one) => one.id === id);
  return (
    <section ref={section} className={layout.stack} aria-label={`Photo ${index + 1}`}>
      <TagBoard photo={card} alt={alt} tags={tags} numberOf={(tag) => tags.indexOf(tag) + 1} {...actions}>
        {naming && (
          <TagNameField key={naming.tag.key} naming={naming} taggedIds={draft.tags.flatMap(({ item }) => item ?? [])} />
        )}
      </TagBoard>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button kind="line" size="sm" disabled={isFull} onClick={() => actions.onAdd(0.5, 0.5)}>
          <Icon name="tag" size="sm" />
          Tag an item
        </Button>
        <Button kind="line" size="sm" onClick={() => setCropping(true)}>
          <Icon name="crop" size="sm" />
          Crop
        </Button>
        <p className={`${typography.s13} ${typography.faint}`}>
          {isFull ? `You’ve used all ${lookLimits.tags} tags.` : "Or press the spot in the photo where it is."}
        </p>
      </div>
      <TagList
        tags={tags}
        errorsOf={(tag) => errors[`tags.${draft.tags.indexOf(tag)}.name`]}
        onName={actions.onName}
        onRemove={actions.onRemove}
      />
      <TextField
        label={`What’s in photo ${index + 1}?`}
        hint={altTextHint}
        placeholder="Camel coat over navy trousers, brown loafers"
        name={`photos.${index}.alt`}
        value={alt}
        maxLength={lookLimits.altTextLength}
        errors={errors[`photos.${index}.alt`]}
        onChange={(event) => change((before) => describePhoto(before, id, event.currentTarget.value))}
      />
      {isCropping && (
        <CropDialog
          card={card}
          file={uploads.find((upload) => upload.id === id)?.file}
          alt={alt}
          onDone={(cropped) => {
            change((before) => receivePhoto(before, cropped));
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </section>
  );
}
