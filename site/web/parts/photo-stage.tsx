import { Button } from "@hemline/ui/button.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Icon } from "@hemline/ui/icon.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import type from "@hemline/ui/type.module.css";
import { useRef, useState } from "react";
import { lookLimits } from "../../shared/look-words.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import { CropDialog } from "./crop-dialog.tsx";
import {
  addTag,
  changeTag,
  describePhoto,
  removeTag,
  settlePhoto,
  type WorkPhoto,
  withoutUnnamed,
} from "./look-work.ts";
import type { Workshop } from "./look-workshop.ts";
import { newId } from "./new-id.ts";
import { TagBoard } from "./tag-board.tsx";
import { TagNamer } from "./tag-namer.tsx";
import { TagNames } from "./tag-names.tsx";

/** The photo that is being worked on: its names, what is in it, and its crop. */
export function PhotoStage({
  shop: { work, uploads, change },
  photo: { id, alt },
  card,
  errors,
}: {
  shop: Workshop;
  photo: WorkPhoto;
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
    const key = newId();
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
    <section ref={section} className={frame.stack} aria-label={`Photo ${number}`}>
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
          <TagNamer
            key={named.key}
            tag={named}
            number={tags.indexOf(named) + 1}
            onChange={(name) => change((was) => changeTag(was, named.key, { name }))}
            onDone={finish}
            onRemove={() => remove(named.key)}
          />
        )}
      </TagBoard>
      <div className={`${frame.row} ${frame.wrapping}`}>
        <Button kind="line" size="sm" disabled={isFull} onClick={() => add(0.5, 0.5)}>
          <Icon name="tag" size="sm" />
          Name a piece
        </Button>
        <Button kind="line" size="sm" onClick={() => setCropping(true)}>
          <Icon name="crop" size="sm" />
          Crop
        </Button>
        <p className={`${type.s13} ${type.faint}`}>
          {isFull ? `A look has at most ${lookLimits.tags} names.` : "Or press on the photo, right where the piece is."}
        </p>
      </div>
      <TagNames
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
        maxLength={500}
        errors={errors[`photos.${at}.alt`]}
        onChange={(event) => change((was) => describePhoto(was, id, event.currentTarget.value))}
      />
      {isCropping && (
        <CropDialog
          card={card}
          file={uploads.find((upload) => upload.id === id)?.file}
          alt={alt}
          onDone={(cropped) => {
            change((was) => settlePhoto(was, cropped));
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </section>
  );
}
