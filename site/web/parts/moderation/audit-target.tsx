import typography from "@hemline/ui/styles/typography.module.css";
import type { AuditEntry, AuditSubject } from "../../../shared/moderation/admin.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

const kinds: Record<AuditSubject["kind"], string> = {
  brand: "Brand",
  collection: "Collection",
  product: "Product",
  look: "Look",
  comment: "Comment",
  review: "Review of",
  case: "Report of",
  group: "Group",
  discussion: "Discussion",
  message: "",
  entry: "Entry",
  category: "Category",
  "word list": "List",
};

/** What an entry of the audit log is about: a member, or something else. */
export function AuditTarget({ entry: { subject, target } }: { entry: Pick<AuditEntry, "subject" | "target"> }) {
  if (subject) return <Subject subject={subject} />;
  if (!target) return "A former member";
  return (
    <Link className={typography.link} to={paths.adminAuditOf(target.slug)}>
      <bdi>{target.username}</bdi>
    </Link>
  );
}

function Subject({ subject: { kind, name, path } }: { subject: AuditSubject }) {
  return (
    <span>
      {kinds[kind]}{" "}
      {path === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link className={typography.link} to={path}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </span>
  );
}
