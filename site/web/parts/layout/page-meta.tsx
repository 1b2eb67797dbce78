import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { shortened } from "./description-of.ts";
import { useOrigin } from "./use-origin.ts";

/** Title, description, canonical address and Open Graph tags. React moves them into the head. */
export function PageMeta({
  title,
  description: whole,
  path,
  photo,
  type = "website",
  indexed = true,
}: {
  title: string;
  /** Shortened where it is long. */
  description: string;
  /** Without filters and cursors. */
  path: string;
  photo?: PhotoCard | null;
  /** What the page is about, in the words of Open Graph. */
  type?: "website" | "article" | "product" | "profile";
  indexed?: boolean;
}) {
  const origin = useOrigin();
  const url = origin + path;
  const description = shortened(whole);
  return (
    <>
      <title>{`${title} · Hemline`}</title>
      <meta name="description" content={description} />
      {indexed && origin && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Hemline" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {photo && <ImageMeta photo={photo} title={title} />}
    </>
  );
}

/** A photo without words of its own is what the page is called after. */
function ImageMeta({ photo, title }: { photo: PhotoCard; title: string }) {
  const width = photo.widths.at(-1) ?? 320;
  return (
    <>
      <meta property="og:image" content={useOrigin() + paths.photo(photo.id, photo.version, width, "jpg")} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(Math.round((width * photo.height) / photo.width))} />
      <meta property="og:image:alt" content={photo.alt || title} />
    </>
  );
}
