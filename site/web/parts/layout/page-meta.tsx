import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { useOrigin } from "./use-origin.ts";

/** Title, description, canonical address and Open Graph tags. React moves them into the head. */
export function PageMeta({
  title,
  description,
  path,
  photo,
  indexed = true,
}: {
  title: string;
  description: string;
  /** Without filters and cursors. */
  path: string;
  photo?: PhotoCard | null;
  indexed?: boolean;
}) {
  const origin = useOrigin();
  const url = origin + path;
  const image = photo && origin + paths.photo(photo.id, photo.version, photo.widths.at(-1) ?? 320, "jpg");
  return (
    <>
      <title>{`${title} · Hemline`}</title>
      <meta name="description" content={description} />
      {indexed && origin && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Hemline" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
      {photo?.alt && <meta property="og:image:alt" content={photo.alt} />}
    </>
  );
}
