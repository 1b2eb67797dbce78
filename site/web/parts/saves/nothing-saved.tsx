import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import type { Folder } from "../../../shared/saves/folder.ts";

export function NothingSaved({ folder }: { folder: Folder | null }) {
  const title = folder ? (
    <>
      Nothing in <bdi>{folder.name}</bdi> yet
    </>
  ) : (
    "Nothing saved yet"
  );
  return (
    <EmptyState icon={folder ? "folder" : "save"} title={title}>
      <p>
        {folder
          ? "Open a look and choose Add to folder to find it again here."
          : "Save looks to find them again here. Only you see what you save."}
      </p>
      <Link className={buttonClass({ size: "sm" })} to={folder ? paths.saved : paths.looks}>
        {folder ? "See saved looks" : "See looks"}
      </Link>
    </EmptyState>
  );
}
