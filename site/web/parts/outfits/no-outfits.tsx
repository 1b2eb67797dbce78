import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

export function NoOutfits() {
  return (
    <EmptyState title="No outfits yet">
      <p>Combine items you wear together, then log them all with one press or plan them for a day.</p>
      <Link className={buttonClass({ size: "sm" })} to={paths.newOutfit}>
        Make an outfit
      </Link>
    </EmptyState>
  );
}
