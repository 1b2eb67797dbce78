import { useState } from "react";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import type { FoundByKind } from "../../../../shared/search/search.ts";
import { FolderTiles } from "../../saves/folder-tiles.tsx";
import { KindTabs } from "../../search/kind-tabs.tsx";
import { SuggestionList } from "../../search/suggestion-list.tsx";
import styles from "../sample.module.css";
import { photoOf } from "./sample-data.ts";

const none = { items: [], count: 0 };
const found: FoundByKind = {
  ...{ looks: { items: [], count: 32 }, products: { items: [], count: 4 }, entries: { items: [], count: 2 } },
  ...{ discussions: none, members: { items: [], count: 1 }, brands: none, wardrobe: none },
};

export function SampleSearch({ looks }: { looks: readonly LookCard[] }) {
  const covers = looks.slice(0, 3).map(({ photo }) => photo);
  return (
    <>
      <KindTabs text="coat" kind={null} found={found} />
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
