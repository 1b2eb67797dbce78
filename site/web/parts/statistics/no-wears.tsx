import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

/** Before the first wear there is nothing to count. */
export function NoWears({ items, owner }: { items: number; owner: string }) {
  return (
    <EmptyState title="No wears yet">
      <p>
        {items === 0
          ? "Add a few items, then log what you wear. This page counts it from the first day on."
          : "Log what you wear today. This page counts it from the first day on."}
      </p>
      {items === 0 ? (
        <Link className={buttonClass()} to={paths.addItems}>
          Add items
        </Link>
      ) : (
        <Link className={buttonClass()} to={paths.memberWardrobe(owner)}>
          Log a wear
        </Link>
      )}
    </EmptyState>
  );
}
