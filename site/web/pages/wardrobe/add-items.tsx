import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useRef } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { AddPhotos } from "../../parts/add-items/add-photos.tsx";
import { AddedBefore } from "../../parts/add-items/added-before.tsx";
import { HoldNote } from "../../parts/add-items/hold-note.tsx";
import { LeftOutFiles } from "../../parts/add-items/left-out-files.tsx";
import { Namer } from "../../parts/add-items/naming/namer.tsx";
import { tilesOf } from "../../parts/add-items/naming/tile.ts";
import { useShownItem } from "../../parts/add-items/naming/use-shown-item.ts";
import { RoomNote } from "../../parts/add-items/room-note.tsx";
import { TileGrid } from "../../parts/add-items/tiles/tile-grid.tsx";
import { UnkeptNote } from "../../parts/add-items/unkept-note.tsx";
import { UploadBar } from "../../parts/add-items/upload-bar.tsx";
import { useAddFiles } from "../../parts/add-items/use-add-files.ts";
import { useRoom } from "../../parts/add-items/use-room.ts";
import { useSitting } from "../../parts/add-items/use-sitting.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePage, useViewer } from "../../payload.ts";
import styles from "./add-items.module.css";

export function AddItems() {
  const { own, memberId, unnamed, categories } = usePage("addItems");
  const viewer = useViewer();
  const sitting = useSitting(memberId);
  const { line, files, names } = sitting;
  const tiles = tilesOf(files, unnamed, names);
  const { shown, show } = useShownItem(tiles);
  const namer = useRef<HTMLElement>(null);
  const adding = useAddFiles(line);
  const room = useRoom(own, line, files);
  const name = (id: string) => {
    show(id);
    namer.current?.scrollIntoView({ block: "nearest" });
    namer.current?.querySelector("input")?.focus({ preventScroll: true });
  };
  const leftOut = <LeftOutFiles line={line} files={files} onFiles={adding.add} />;
  return (
    <>
      <PageMeta
        title="Add items"
        description="Add photos of what you own: each becomes an item in your wardrobe, to be named when you like."
        path={paths.addItems}
        indexed={false}
      />
      <div className={layout.wide}>
        {viewer && (
          <nav className={`${typography.s14} ${styles.crumbs}`} aria-label="Where you are">
            <Link to={paths.memberWardrobe(viewer.slug)}>Your wardrobe</Link>
          </nav>
        )}
        <PageTitle lead="We upload two photos at a time. Name them as they appear, or close the page: the rest stay on this device and continue when you’re back.">
          Add items
        </PageTitle>
        <RoomNote own={room} hold={files.hold} />
      </div>
      <UploadBar line={line} files={files} />
      <div className={layout.wide}>
        <HoldNote line={line} hold={files.hold} />
        <UnkeptNote files={files} />
        <AddPhotos isEmpty={tiles.length === 0} onFiles={adding.add} />
        {tiles.length > 0 && (
          <div className={styles.columns}>
            <Namer ref={namer} sitting={sitting} tiles={tiles} shown={shown} categories={categories} onShow={show} />
            <div>
              <TileGrid line={line} tiles={tiles} shownId={shown?.id} onName={name} />
              {leftOut}
            </div>
          </div>
        )}
        {tiles.length === 0 && leftOut}
      </div>
      <AddedBefore adding={adding} />
    </>
  );
}
