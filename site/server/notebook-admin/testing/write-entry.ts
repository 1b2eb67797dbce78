import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { Block, EntryDocument } from "../../../shared/notebook/entry-document.ts";
import type { EntrySettingsDraft } from "../../../shared/notebook-admin/entry-forms.ts";
import type {
  EditedEntry,
  EntryPublicationAnswer,
  EntrySavedAnswer,
} from "../../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../../shared/paths.ts";
import { documentOf as documentOfBlocks } from "../../notebook/testing/document-of.ts";
import type { ApiAnswer, Person } from "../../testing/person.ts";

export const figure = (...ids: string[]): Block => ({
  ...{ kind: "figure", layout: ids.length === 2 ? "pair" : "inset", caption: [] },
  photos: ids.map((id) => ({ id, alt: "A darning mushroom." })),
});

/** A string is a paragraph. */
export const documentOf = (...blocks: (Block | string)[]): EntryDocument => documentOfBlocks(blocks);

export interface WrittenEntry {
  title: string;
  excerpt?: string;
  document?: EntryDocument;
  settings?: Partial<EntrySettingsDraft>;
  /** An instant: scheduled. */
  publish?: boolean | Date;
}

/** An entry of the admin: a draft, unless it is published or scheduled. @throws where the site refuses it */
export async function writesEntry(
  admin: Person,
  { title, excerpt = "", document = documentOf(`About ${title}`), settings, publish = false }: WrittenEntry,
): Promise<{ id: string; slug: string }> {
  const { id } = done(await admin.sends<EntrySavedAnswer>("POST", api.adminEntries, { title, excerpt, document })).data;
  if (settings) done(await savesSettings(admin, id, settings));
  if (publish) done(await publishes(admin, id, publish === true ? {} : { at: publish.toISOString() }));
  const { slug } = (await editsEntry(admin, id)).settings;
  return { id, slug };
}

function done<Answer extends ApiAnswer>(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.message} ${JSON.stringify(answer.data)}`);
  return answer;
}

/** As the editor opens it. */
export const editsEntry = async (admin: Person, id: string): Promise<EditedEntry> =>
  (await admin.sees("adminEntry", paths.adminEntry(id))).entry;

/** Over the newest text, unless `text` names a version. */
export async function savesText(
  admin: Person,
  id: string,
  text: { title?: string; excerpt?: string; document?: EntryDocument; version?: number; keepsBefore?: boolean },
) {
  const edited = await editsEntry(admin, id);
  const sent = { ...edited.text, version: edited.version, ...text };
  return admin.sends<EntrySavedAnswer & { saved: EditedEntry }>("PUT", api.adminEntryText(id), sent);
}

/** What `settings` does not name stays. */
export async function savesSettings(admin: Person, id: string, settings: Partial<EntrySettingsDraft>) {
  const { settings: held, settingsVersion } = await editsEntry(admin, id);
  const { allowed, cover, coverAlt, categories, author } = held;
  return admin.sends<SavedAnswer & { saved: EditedEntry }>("PUT", api.adminEntry(id), {
    ...{ version: settingsVersion, allowed, cover: cover?.id ?? null, coverAlt },
    ...{ categories: categories.map(({ slug }) => slug), author: author?.slug ?? "" },
    ...settings,
  });
}

/** The newest text, unless `publication` names a version. */
export async function publishes(admin: Person, id: string, publication: { version?: number; at?: string } = {}) {
  const { version } = await editsEntry(admin, id);
  return admin.sends<EntryPublicationAnswer & { saved: EditedEntry }>("PUT", api.adminEntryPublication(id), {
    version,
    ...publication,
  });
}

/** @returns its slug */
export const createsCategory = async (admin: Person, name: string, more: object = {}): Promise<string> =>
  done(await admin.sends<SavedAnswer>("POST", api.adminNotebookCategories, { name, ...more })).data.slug;
