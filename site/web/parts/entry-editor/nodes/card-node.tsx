import { classNames } from "@hemline/ui/styles/class-names.ts";
import { GarmentCard } from "../../garment-card/garment-card.tsx";
import { cardKey, type EditorMedia, useMedia } from "../media/editor-media.ts";
import type { CardAttributes } from "../schema/editor-schema.ts";
import styles from "./card-node.module.css";
import { isPicked, nodeChanges } from "./change-node.ts";
import type { NodePortal } from "./node-portals.ts";
import { NodeTools } from "./node-tools.tsx";

/** A look, a product, an item or a brand in the text, as readers see it. */
export function CardNode({
  portal,
  media,
  onSaid,
}: {
  portal: NodePortal;
  media: EditorMedia;
  onSaid: (said: string) => void;
}) {
  const { subject, id } = portal.node.attrs as CardAttributes;
  const card = useMedia(media).cards[cardKey(subject, id)];
  const picked = isPicked(portal);
  return (
    <div className={classNames(styles.card, picked && styles.picked)}>
      {picked && <NodeTools label="Card" changes={nodeChanges(portal)} onMoved={onSaid} />}
      {card ? (
        // Its link leads away from the editor.
        <div inert>
          <GarmentCard card={card} />
        </div>
      ) : (
        <p className={styles.missing}>This {subject} is gone, or no longer public. Readers don’t see this card.</p>
      )}
    </div>
  );
}
