import { Button } from "@hemline/ui/buttons/button.tsx";
import styles from "./catalogue-field.module.css";

/** The product that an item names; unlinked, the item keeps its name. */
export function LinkedProduct({ name, onUnlink }: { name: string; onUnlink: () => void }) {
  return (
    <div className={styles.linked}>
      <span>
        Linked to the product “<bdi>{name}</bdi>”
      </span>
      <Button kind="line" size="sm" onClick={onUnlink}>
        Unlink product
      </Button>
    </div>
  );
}
