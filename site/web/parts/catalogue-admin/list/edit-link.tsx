import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Link } from "../../../navigation/link.tsx";

export function EditLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className={buttonClass({ kind: "line", size: "sm" })} to={to} aria-label={`Edit ${name}`}>
      Edit
    </Link>
  );
}
