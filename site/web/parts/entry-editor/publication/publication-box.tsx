import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { LocalTime } from "../../format/local-time.tsx";
import { hasNewerText } from "./entry-facts.ts";
import type { Publication } from "./use-publication.ts";

/** Whether and when readers see the entry, and how that is taken back. */
export function PublicationBox({
  publication: { facts, isBusy, unpublish },
  version,
  faults,
  onPublish,
}: {
  publication: Publication;
  /** Of the newest text; null while there is none. */
  version: number | null;
  /** What keeps the newest text from being published. */
  faults: readonly string[];
  onPublish: () => void;
}) {
  const { state, publishAt, publishedAt, heldBack, slug } = facts;
  return (
    <section className={layout.stack} aria-label="Publication">
      <h3 className={typography.h14}>
        {state === "scheduled" ? "Goes out" : state === "live" ? "Published" : "Not published"}
      </h3>
      {state === "scheduled" && publishAt && (
        <p className={typography.s14}>
          <LocalTime at={publishAt} />, with the newest text. If Hemline is offline then, we publish it as soon as it’s
          back.
        </p>
      )}
      {state === "scheduled" && faults.length > 0 && (
        <Note tone="warm">
          <p role="status">We can’t publish it like this. {faults.join(" ")}</p>
        </Note>
      )}
      {state === "draft" && heldBack && (
        <Note tone="warm">
          <p>We couldn’t publish it at the time you chose. {heldBack}</p>
        </Note>
      )}
      {state === "live" && publishedAt && (
        <p className={typography.s14}>
          <LocalTime at={publishedAt} />
        </p>
      )}
      {state === "live" && (
        <p className={`${typography.s13} ${typography.dim}`}>
          When you crop one of its photos, readers see the new crop right away.
        </p>
      )}
      {hasNewerText(facts, version) && (
        <p className={typography.s14}>
          Readers see version {facts.publishedVersion}. Publish your changes to show them the newest text.
        </p>
      )}
      {state !== "draft" && (
        <div className={`${layout.row} ${layout.wrapping}`}>
          {state === "scheduled" && (
            <Button kind="line" size="sm" onClick={onPublish}>
              Change time
            </Button>
          )}
          <Button kind="line" size="sm" busy={isBusy} onClick={() => void unpublish()}>
            {state === "scheduled" ? "Cancel schedule" : "Unpublish entry"}
          </Button>
          {state === "live" && slug !== null && (
            <Link className={typography.link} to={paths.entry(slug)}>
              See the page
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
