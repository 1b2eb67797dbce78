import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photo.ts";
import { useOrigin } from "./use-origin.ts";

/** What a page says about itself to browsers, searchers and those it is shared with. React lifts it into the head. */
export function PageMeta({
  title,
  description,
  path,
  photo,
  indexed = true,
}: {
  title: string;
  description: string;
  /** The page's own address, without what filters and cursors add. */
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
