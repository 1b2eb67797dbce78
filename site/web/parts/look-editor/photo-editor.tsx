import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useRef, useState } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photo.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { CropDialog } from "../photos/crop-dialog.tsx";
import {
  addTag,
  changeTag,
  type DraftPhoto,
  describePhoto,
  receivePhoto,
  removeTag,
  withoutUnnamed,
} from "./look-draft.ts";
import { TagBoard } from "./tag-board.tsx";
import { TagList } from "./tag-list.tsx";
import { TagNameField } from "./tag-name-field.tsx";
import type { LookDraftControls } from "./use-look-draft.ts";

/** The photo that is being worked on: its names, what is in it, and its crop. */
export function PhotoEditor({
  shop: { work, uploads, change },
  photo: { id, alt },
  card,
  errors,
}: {
  shop: LookDraftControls;
  photo: DraftPhoto;
  card: PhotoCard;
  errors: Readonly<Record<string, string[]>>;
}) {
  const [isCropping, setCropping] = useState(false);
  /** The piece whose name is being written. */
  const [naming, setNaming] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const at = work.photos.findIndex((one) => one.id === id);
  const number = at + 1;
  const tags = work.tags.filter((tag) => tag.photo === id);
  const named = tags.find(({ key }) => key === naming);
  const add = (x: number, y: number) => {
    const key = randomUuid();
    change((was) => addTag(withoutUnnamed(was), { key, photo: id, x, y, name: "" }));
    setNaming(key);
  };
  const remove = (key: string) => {
    change((was) => removeTag(was, key));
    setNaming(null);
  };
  const rename = (key: string) => {
    change((was) => withoutUnnamed(was, key));
    setNaming(key);
  };
  const finish = () => {
    section.current?.querySelector<HTMLElement>(`button[data-tag="${naming}"]`)?.focus({ preventScroll: true });
    change((was) => withoutUnnamed(was));
    setNaming(null);
  };
  const isFull = work.tags.length >= lookLimits.tags;
  return (
    <section ref={section} className={layout.stack} aria-label={`Photo ${number}`}>
      <TagBoard
        photo={card}
        alt={alt}
        tags={tags}
        numberOf={(tag) => tags.indexOf(tag) + 1}
        onAdd={add}
        onMove={(key, x, y) => change((was) => changeTag(was, key, { x, y }))}
        onRemove={remove}
        onName={rename}
      >
        {named && (
          <TagNameField
            key={named.key}
            tag={named}
            number={tags.indexOf(named) + 1}
            onChange={(name) => change((was) => changeTag(was, named.key, { name }))}
            onDone={finish}
            onRemove={() => remove(named.key)}
          />
        )}
      </TagBoard>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button kind="line" size="sm" disabled={isFull} onClick={() => add(0.5, 0.5)}>
          <Icon name="tag" size="sm" />
          Name a piece
        </Button>
        <Button kind="line" size="sm" onClick={() => setCropping(true)}>
          <Icon name="crop" size="sm" />
          Crop
        </Button>
        <p className={`${typography.s13} ${typography.faint}`}>
          {isFull ? `A look has at most ${lookLimits.tags} names.` : "Or press on the photo, right where the piece is."}
        </p>
      </div>
      <TagList
        tags={tags}
        errorsOf={(tag) => errors[`tags.${work.tags.indexOf(tag)}.name`]}
        onName={rename}
        onRemove={remove}
      />
      <TextField
        label={`What is in photo ${number}?`}
        hint="For those who hear the page instead of seeing it. One sentence is enough."
        placeholder="Camel coat over navy trousers, brown loafers"
        name={`photos.${at}.alt`}
        value={alt}
        maxLength={lookLimits.altTextLength}
        errors={errors[`photos.${at}.alt`]}
        onChange={(event) => change((was) => describePhoto(was, id, event.currentTarget.value))}
      />
      {isCropping && (
        <CropDialog
          card={card}
          file={uploads.find((upload) => upload.id === id)?.file}
          alt={alt}
          onDone={(cropped) => {
            change((was) => receivePhoto(was, cropped));
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </section>
  );
}
