import { JsonLd } from "../layout/json-ld.tsx";
import { useOrigin } from "../layout/use-origin.ts";

/** A list of pages in their order. */
export function ItemListJsonLd({ name, items }: { name: string; items: readonly { name: string; path: string }[] }) {
  const origin = useOrigin();
  if (items.length === 0) return null;
  return (
    <JsonLd
      of={{
        "@type": "ItemList",
        name,
        itemListElement: items.map((item, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name: item.name,
          url: origin + item.path,
        })),
      }}
    />
  );
}
