import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import styles from "./mark.module.css";

/** The wordmark on its running stitch. */
export function Mark() {
  return (
    <Link className={styles.mark} to={paths.home}>
      Hemline
    </Link>
  );
}
