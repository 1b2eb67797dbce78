import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { FigurePhoto } from "../../../../shared/notebook/entry-document.ts";
import type { EditorMedia } from "../media/editor-media.ts";
import { CardNode } from "./card-node.tsx";
import { FigureNode } from "./figure-node.tsx";
import type { NodePortal, NodePortals } from "./node-portals.ts";
import { TeaserEndNode } from "./teaser-end-node.tsx";

interface Around {
  media: EditorMedia;
  onAddPhoto: (add: (photo: FigurePhoto) => void) => void;
  onSaid: (said: string) => void;
}

/** Draws the figures, cards and the teaser’s end of a text where the editor has a place for them. */
export function NodeHost({ portals, ...around }: Around & { portals: NodePortals }) {
  const open = useSyncExternalStore(portals.subscribe, portals.read, portals.read);
  return open.map((portal) => createPortal(<OneNode portal={portal} {...around} />, portal.host, portal.key));
}

function OneNode({ portal, media, onAddPhoto, onSaid }: Around & { portal: NodePortal }) {
  switch (portal.node.type.name) {
    case "figure":
      return <FigureNode portal={portal} media={media} onAddPhoto={onAddPhoto} onSaid={onSaid} />;
    case "card":
      return <CardNode portal={portal} media={media} onSaid={onSaid} />;
    default:
      return <TeaserEndNode portal={portal} onSaid={onSaid} />;
  }
}
