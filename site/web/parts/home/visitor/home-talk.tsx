import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { DiscussionCard } from "../../../../shared/discussions/discussion.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { DiscussionRow } from "../../discussions/discussion-row.tsx";

/** Where members talk at the moment. */
export function HomeTalk({ discussions }: { discussions: readonly DiscussionCard[] }) {
  return (
    <section>
      <SectionHeading
        aside={
          <Link className={typography.link} to={paths.discussions}>
            All discussions
          </Link>
        }
      >
        Being talked about
      </SectionHeading>
      <ul className={layout.list}>
        {discussions.map((discussion) => (
          <li key={discussion.id}>
            <DiscussionRow discussion={discussion} showsGroup />
          </li>
        ))}
      </ul>
    </section>
  );
}
