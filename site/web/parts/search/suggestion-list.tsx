import type { SearchSuggestion } from "../../../shared/search/search.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { kindWords } from "./kind-words.ts";
import styles from "./suggestion-list.module.css";

/** The list below the search field, which keeps the focus. */
export function SuggestionList({
  id,
  suggestions,
  active,
  onChoose,
}: {
  id: string;
  suggestions: readonly SearchSuggestion[];
  active: number;
  onChoose: (at: number) => void;
}) {
  const option = (at: number) => ({
    id: `${id}-${at}`,
    role: "option" as const,
    "aria-selected": at === active,
    className: styles.option,
    ref: at === active ? (one: HTMLElement | null) => one?.scrollIntoView({ block: "nearest" }) : undefined,
    // Or the field would lose the focus before the click.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(at),
  });
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {suggestions.map(({ kind, name, detail, to, photo }, at) => (
        <div key={to} {...option(at)}>
          <span className={styles.picture}>
            {photo && <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" />}
          </span>
          <span className={styles.words}>
            <b dir="auto">{name}</b>
            {detail && <span dir="auto">{detail}</span>}
          </span>
          <span className={styles.kind}>{kindWords[kind].title}</span>
        </div>
      ))}
    </div>
  );
}
