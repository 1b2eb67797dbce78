import { Button } from "@hemline/ui/button.tsx";
import { Note } from "@hemline/ui/note.tsx";

/** Nothing can be shown, and this is why. */
export function Trouble({ why }: { why: string }) {
  return (
    <>
      <Note tone="bad">{why}</Note>
      <p>
        <Button kind="line" onClick={() => location.reload()}>
          Try again
        </Button>
      </p>
    </>
  );
}
