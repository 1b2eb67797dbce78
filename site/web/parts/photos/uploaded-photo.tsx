import { Photo } from "@hemline/ui/photos/photo.tsx";
import type { ComponentProps } from "react";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { widestFor } from "./photo-sizes.ts";
import { photoSources } from "./photo-sources.ts";

export function UploadedPhoto({
  photo,
  alt = photo.alt,
  sizes,
  ...rest
}: { photo: PhotoCard; alt?: string } & Omit<ComponentProps<typeof Photo>, "files" | "alt">) {
  return <Photo files={photoSources(photo, widestFor(sizes))} alt={alt} sizes={sizes} {...rest} />;
}
