import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";

export function Header() {
  return (
    <header>
      <Link to={paths.home}>Hemline</Link> <Link to={paths.looks}>Looks</Link> <Link to={paths.about}>About</Link>
    </header>
  );
}
