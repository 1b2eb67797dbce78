import { Photo } from "@hemline/ui/photo.tsx";
import type { ComponentProps } from "react";
import type { PhotoCard } from "../../shared/photo.ts";
import { widestFor } from "./look-sizes.ts";
import { photoFiles } from "./photo-files.ts";

/** A member's photo. */
export function LookPhoto({
  photo,
  alt = photo.alt,
  sizes,
  ...rest
}: { photo: PhotoCard; alt?: string } & Omit<ComponentProps<typeof Photo>, "files" | "alt">) {
  return <Photo files={photoFiles(photo, widestFor(sizes))} alt={alt} sizes={sizes} {...rest} />;
}
