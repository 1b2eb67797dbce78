import type { EntryDetail } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { JsonLd } from "../../layout/json-ld.tsx";
import { useOrigin } from "../../layout/use-origin.ts";
import { gateClass } from "./entry-gate.tsx";

/** What an entry is about, without its text. Of one for subscribers it says where the free part ends. */
export function EntryJsonLd({ entry }: { entry: EntryDetail }) {
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
        ...(cover && { image: origin + paths.photo(cover.id, cover.version, cover.widths.at(-1) ?? 320, "jpg") }),
        ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
        isAccessibleForFree: isFree,
        ...(!isFree && {
          hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: `.${gateClass}` },
        }),
      }}
    />
  );
}
