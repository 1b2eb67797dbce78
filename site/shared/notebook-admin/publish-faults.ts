import { type Block, plainLines, teaserOf } from "../notebook/entry-document.ts";
import type { AllowedReaders } from "../reader-access.ts";
import { hasVisibleText } from "../visible-text.ts";
import type { EntryText } from "./notebook-admin.ts";

type Faults = Record<string, string[]>;

/** What keeps a text from being published for these readers, by field. Null where nothing does. */
export function publishFaults({ title, document }: EntryText, allowed: AllowedReaders): Faults | null {
  const faults: Faults = {
    ...(!hasVisibleText(title) && { title: ["Give the entry a title."] }),
    ...(!hasWords(document.blocks) && { document: ["Write something before you publish."] }),
  };
  if (!faults.document && !hasTeaser({ document }, allowed))
    faults.document = ["Mark where the teaser ends, with text before and after it: only some readers see the rest."];
  return Object.keys(faults).length ? faults : null;
}

/** What not everybody may read has something that everybody may, and something that they may not. */
export function hasTeaser({ document }: Pick<EntryText, "document">, allowed: AllowedReaders): boolean {
  if (allowed === "everyone") return true;
  const teaser = teaserOf(document);
  return teaser !== null && hasWords(teaser.blocks) && hasContent(document.blocks.slice(teaser.blocks.length));
}

const hasWords = (blocks: Block[]): boolean => plainLines({ version: 1, blocks }).some(hasVisibleText);

const hasContent = (blocks: Block[]): boolean =>
  hasWords(blocks) || blocks.some(({ kind }) => kind === "figure" || kind === "card");
