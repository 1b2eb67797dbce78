import type { EntryDetail } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { JsonLd } from "../../layout/json-ld.tsx";
import { useOrigin } from "../../layout/use-origin.ts";
import { gateClass } from "./entry-gate.tsx";

/**
 * What an entry is about, without its text. Of one for subscribers it says where the free part ends.
 * @param picture the path of the one that is drawn for links, in place of a cover
 */
export function EntryJsonLd({ entry, picture }: { entry: EntryDetail; picture: string }) {
  const origin = useOrigin();
  const { slug, title, excerpt, cover, author, categories, publishedAt, editedAt, allowed } = entry;
  const url = origin + paths.entry(slug);
  const isFree = allowed !== "subscribers";
  return (
    <JsonLd
      of={{
        ...{ "@type": "Article", headline: title, url, mainEntityOfPage: url },
        ...(excerpt && { description: excerpt }),
        ...(publishedAt && { datePublished: publishedAt, dateModified: editedAt ?? publishedAt }),
        ...(author && {
          author: { "@type": "Person", name: author.username, url: origin + paths.member(author.slug) },
        }),
        publisher: { "@type": "Organization", name: "Hemline", url: `${origin}/` },
        image: origin + (cover ? fileOf(cover) : picture),
        ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
        isAccessibleForFree: isFree,
        ...(!isFree && {
          hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: `.${gateClass}` },
        }),
      }}
    />
  );
}

const fileOf = ({ id, version, widths }: PhotoCard): string => paths.photo(id, version, widths.at(-1) ?? 320, "jpg");
