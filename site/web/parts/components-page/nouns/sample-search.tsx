import { useState } from "react";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import type { FoundByKind } from "../../../../shared/search/search.ts";
import { MarkTextProvider } from "../../format/marked-text.tsx";
import { LookCard as Card } from "../../looks/look-card.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { FolderTiles } from "../../saves/folder-tiles.tsx";
import { FacetChips } from "../../search/facets/facet-chips.tsx";
import { FacetList } from "../../search/facets/facet-list.tsx";
import type { NarrowedSearch } from "../../search/facets/narrowed-search.ts";
import { KindTabs } from "../../search/kind-tabs.tsx";
import { markWords } from "../../search/marks/mark-words.tsx";
import { SearchSummary } from "../../search/search-summary.tsx";
import { SuggestionList } from "../../search/suggestion-list.tsx";
import styles from "../sample.module.css";
import { photoOf } from "./sample-data.ts";

const none = { items: [], count: 0 };
const found: FoundByKind = {
  ...{ looks: { items: [], count: 32 }, products: { items: [], count: 4 }, entries: { items: [], count: 2 } },
  ...{ discussions: none, members: { items: [], count: 1 }, brands: none, wardrobe: none },
};

const search: NarrowedSearch = {
  ...{ text: "coat", kind: "looks", isExact: false },
  narrowed: {
    count: 12,
    facets: [
      {
        ...{ facet: "colour", chosen: "brown" },
        choices: [
          { value: "navy", name: null, count: 51 },
          { value: "brown", name: null, count: 12 },
          { value: "pink", name: null, count: 1 },
        ],
      },
      {
        ...{ facet: "brand", chosen: null },
        choices: [
          { value: "norr-and-sund", name: "Norr & Sund", count: 8 },
          { value: "noor", name: "نور للأقمشة", count: 2 },
        ],
      },
    ],
  },
};

export function SampleSearch({ looks }: { looks: readonly LookCard[] }) {
  const covers = looks.slice(0, 3).map(({ photo }) => photo);
  return (
    <>
      <SearchSummary
        page={{ text: "caot", kind: null, isExact: false, narrowed: null, mended: "coat" }}
        found={found}
      />
      <KindTabs text="coat" kind={null} found={found} />
      <div className={styles.threeColumns}>
        <FacetList search={search} />
        <FacetChips search={search} listId="search" onOpen={() => {}} />
        <MarkTextProvider value={markWords(["coat"])}>
          {looks.slice(0, 1).map((look) => (
            <Card
              key={look.slug}
              look={{ ...look, title: "Camel coat, first frost" }}
              sizes={photoSizes.row}
              shape="even"
            />
          ))}
        </MarkTextProvider>
      </div>
      <div className={styles.dropping}>
        <Suggestions looks={looks} />
      </div>
      <FolderTiles
        all={{ looks: 12, covers }}
        folders={[
          { id: "winter", name: "Winter", looks: 3, covers: covers.slice(0, 1) },
          { id: "empty", name: "لاحقًا", looks: 0, covers: [] },
        ]}
        current="winter"
      />
    </>
  );
}

function Suggestions({ looks }: { looks: readonly LookCard[] }) {
  const [active, setActive] = useState(-1);
  return (
    <SuggestionList
      id="sample-suggestions"
      suggestions={[
        {
          kind: "looks",
          name: "Camel coat, first frost",
          detail: "Maren Holt",
          to: paths.looks,
          photo: photoOf(looks, 0),
        },
        { kind: "products", name: "Wool coat", detail: "Norr & Sund", to: paths.brands, photo: photoOf(looks, 1) },
        { kind: "members", name: "نور عزيز", detail: null, to: paths.members, photo: null },
      ]}
      active={active}
      onChoose={setActive}
    />
  );
}
