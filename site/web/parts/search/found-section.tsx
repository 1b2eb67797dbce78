import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { FoundByKind } from "../../../shared/search/search.ts";
import type { SearchKind } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { FoundCards } from "./found-cards.tsx";
import { countedKind, kindWords } from "./kind-words.ts";

/** The best of one kind, with the way to the others. */
export function FoundSection<Kind extends SearchKind>({
  kind,
  found,
  text,
  isExact,
  isAlone = false,
  isFirst = isAlone,
}: {
  kind: Kind;
  found: FoundByKind[Kind];
  text: string;
  isExact: boolean;
  /** On the page of its kind, which has no others. */
  isAlone?: boolean;
  isFirst?: boolean;
}) {
  const { count, items } = found;
  return (
    <section>
      <SectionHeading
        size="h32"
        aside={
          !isAlone &&
          count > items.length && (
            <Link className={typography.link} to={paths.searchFor(text, kind, { exact: isExact ? "1" : null })}>
              {`See all ${countedKind(kind, count)}`}
            </Link>
          )
        }
      >
        {kindWords[kind].title}
      </SectionHeading>
      <FoundCards kind={kind} found={found} isFirst={isFirst} />
    </section>
  );
}
