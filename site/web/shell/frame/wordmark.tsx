import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./wordmark.module.css";

export function Wordmark() {
  return (
    <Link className={styles.mark} to={paths.home}>
      Hemline
    </Link>
  );
}
