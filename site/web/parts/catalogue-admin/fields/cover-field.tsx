import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { AltField } from "./alt-field.tsx";
import { CoverPicture, coverAspect } from "./cover-picture.tsx";
import { SitePhotoField } from "./site-photo-field.tsx";

/** The cover of a brand or a collection, and what it shows. */
export function CoverField({
  cover,
  alt,
  errors,
  onUpload,
  onChoose,
  onDescribe,
}: {
  cover: PhotoCard | null;
  alt: string;
  errors: Readonly<Record<string, string[]>>;
  /** Called with what is under way. */
  onUpload: (upload: Promise<unknown>) => void;
  onChoose: (part: { cover: PhotoCard | null }) => void;
  onDescribe: (part: { coverAlt: string }) => void;
}) {
  return (
    <>
      <SitePhotoField
        title="Cover"
        photo={cover}
        alt={alt}
        aspect={coverAspect}
        errors={errors.cover}
        onUpload={onUpload}
        onChange={(next) => onChoose({ cover: next })}
      >
        <CoverPicture cover={cover} alt={alt} />
      </SitePhotoField>
      <AltField
        label="What the cover shows"
        name="coverAlt"
        value={alt}
        errors={errors.coverAlt}
        onChange={(coverAlt) => onDescribe({ coverAlt })}
      />
    </>
  );
}
