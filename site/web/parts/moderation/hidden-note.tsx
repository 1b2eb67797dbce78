import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";

/** Above what moderation hid, for its author and admins. @param author slug */
export function HiddenNote({ noun, author }: { noun: string; author: string }) {
  const isOwn = useViewer()?.slug === author;
  return (
    <Note tone="warm">
      Our admins have hidden this {noun}. Only {isOwn ? "you" : "its author"} and our admins see it.
      {isOwn && (
        <>
          {" "}
          <Link className={typography.link} to={paths.settingsDecisions}>
            Read the reason
          </Link>
        </>
      )}
    </Note>
  );
}
