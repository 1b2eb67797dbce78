import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import styles from "./wordmark.module.css";

export function Wordmark() {
  return (
    <Link className={styles.mark} to={paths.home}>
      Hemline
    </Link>
  );
}
