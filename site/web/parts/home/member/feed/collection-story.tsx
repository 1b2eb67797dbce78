import type { NewCollection } from "../../../../../shared/collections/collection.ts";
import { paths } from "../../../../../shared/paths.ts";
import { BrandLogo } from "../../../brands/brand-logo.tsx";
import { seasonInWords } from "../../../collections/collection-facts.ts";
import { formatCount } from "../../../format/format-count.ts";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { PictureStory } from "./picture-story.tsx";
import { Byline } from "./story-byline.tsx";

/** What a followed brand has added. */
export function CollectionStory({ collection }: { collection: NewCollection }) {
  const { slug, name, brand, cover, products, addedAt } = collection;
  const byline = (
    <Byline
      picture={<BrandLogo brand={{ ...brand, logo: null }} size="small" />}
      name={<bdi>{brand.name}</bdi>}
      path={paths.brand(brand.slug)}
      note={<TimeAgo at={addedAt} />}
    >
      added a collection
    </Byline>
  );
  return (
    <PictureStory byline={byline} cover={cover} title={name} path={paths.collection(brand.slug, slug)}>
      {[seasonInWords(collection), formatCount(products, "product")].filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </PictureStory>
  );
}
