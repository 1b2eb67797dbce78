import { Spinner } from "../spinner.tsx";

/** The announcer reads it out. */
export function FormLoadingOverlay() {
  return (
    <div className="hpc-waiting">
      <Spinner size="large" />
    </div>
  );
}
