import { Spinner } from "../spinner.tsx";

/** Lies over what is not there yet; the announcer says so to the ear. */
export function Waiting() {
  return (
    <div className="hpc-waiting">
      <Spinner size="large" />
    </div>
  );
}
