import { type OpenGraphNoun, openGraphSize } from "../../../shared/open-graph.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { shortDescription } from "./description-of.ts";
import { picturePath } from "./picture-path.ts";
import { useOrigin } from "./use-origin.ts";

/** Title, description, canonical address and Open Graph tags. React moves them into the head. */
export function PageMeta({
  title,
  description: whole,
  path,
  picture = ["pages", "home"],
  photo,
  type = "website",
  indexed = true,
}: {
  title: string;
  /** Shortened where it is long. */
  description: string;
  /** Without filters and cursors. */
  path: string;
  /** For links to the page: the noun and the name of what it shows. */
  picture?: [noun: OpenGraphNoun, name: string];
  /** The first one in the picture. */
  photo?: PhotoCard | null | undefined;
  /** What the page is about, in the words of Open Graph. */
  type?: "website" | "article" | "product" | "profile";
  indexed?: boolean;
}) {
  const origin = useOrigin();
  const url = origin + path;
  const description = shortDescription(whole);
  return (
    <>
      <title>{`${title} · Hemline`}</title>
      <meta name="description" content={description} />
      {indexed && origin && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Hemline" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + picturePath(picture, { title, description: whole, photo })} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(openGraphSize.width)} />
      <meta property="og:image:height" content={String(openGraphSize.height)} />
      <meta property="og:image:alt" content={photo?.alt ? `${title}. ${photo.alt}` : title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
