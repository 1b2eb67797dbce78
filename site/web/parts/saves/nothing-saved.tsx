import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import type { Folder } from "../../../shared/saves/folder.ts";
import { Link } from "../../navigation/link.tsx";

export function NothingSaved({ folder }: { folder: Folder | null }) {
  return folder ? <EmptyFolder name={folder.name} /> : <NoSavedLooks />;
}

function EmptyFolder({ name }: { name: string }) {
  const title = (
    <>
      Nothing in <bdi>{name}</bdi> yet
    </>
  );
  return (
    <EmptyState icon="folder" title={title}>
      <p>Open a look and choose Add to folder to find it again here.</p>
      <Link className={buttonClass({ size: "sm" })} to={paths.saved}>
        See saved looks
      </Link>
    </EmptyState>
  );
}

function NoSavedLooks() {
  return (
    <EmptyState icon="save" title="Nothing saved yet">
      <p>Save looks to find them again here. Only you see what you save.</p>
      <Link className={buttonClass({ size: "sm" })} to={paths.looks}>
        See looks
      </Link>
    </EmptyState>
  );
}
