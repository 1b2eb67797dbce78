import type { EntrySettingsDraft } from "../../../../shared/notebook-admin/entry-forms.ts";
import { isMadeOf } from "../../../../shared/notebook-admin/followed-slug.ts";
import type { EditedEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import type { EditorChoices } from "../../../../shared/notebook-admin/pages.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import type { AllowedReaders } from "../../../../shared/reader-access.ts";
import type { FieldWords } from "../../catalogue-admin/conflict/conflict-choice.tsx";
import { photoValue, textValue } from "../../catalogue-admin/conflict/field-value.tsx";
import { isSameContent } from "../../catalogue-admin/draft/same-content.ts";

/** What stands beside a text, as its form has it. */
export interface EditedSettings {
  /** Empty while it follows the title. */
  slug: string;
  allowed: AllowedReaders;
  cover: PhotoCard | null;
  coverAlt: string;
  /** Slugs. */
  categories: readonly string[];
  /** A slug; empty of a former member. */
  author: string;
}

export const newSettings = (author: string): EditedSettings => ({
  ...{ slug: "", allowed: "everyone", cover: null, coverAlt: "", categories: [], author },
});

/** As they are saved. */
export function savedSettings({ settings, publishedAt, text }: EditedEntry): EditedSettings {
  const { slug, allowed, cover, coverAlt, categories, author } = settings;
  const isFollowing = publishedAt === null && isMadeOf(text.title, slug);
  return {
    ...{ slug: isFollowing ? "" : slug, allowed, cover, coverAlt, author: author?.slug ?? "" },
    categories: categories.map((category) => category.slug),
  };
}

export const settingsDraft = (
  { slug, cover, categories, ...rest }: EditedSettings,
  version: number,
): EntrySettingsDraft => ({
  ...{ ...rest, version, cover: cover?.id ?? null, categories: [...categories] },
  slug: slug.trim().toLowerCase() || undefined,
});

export const readerNames: Record<AllowedReaders, string> = {
  everyone: "Everyone",
  members: "Members, from the teaser mark on",
  subscribers: "Subscribers, from the teaser mark on",
};

/** For the choice between two versions of the settings. */
export const settingsWords = ({ categories, authors }: EditorChoices): FieldWords<EditedSettings> => ({
  labels: {
    ...{ slug: "Address", allowed: "Who may read it", cover: "Cover", coverAlt: "What the cover shows" },
    ...{ categories: "Categories", author: "Author" },
  },
  valueOf(edited, name) {
    switch (name) {
      case "cover":
        return photoValue(edited.cover);
      case "allowed":
        return textValue(readerNames[edited.allowed]);
      case "categories":
        return textValue(
          edited.categories.map((slug) => categories.find((one) => one.slug === slug)?.name ?? slug).join(", "),
        );
      case "author":
        return textValue(authors.find(({ slug }) => slug === edited.author)?.username ?? edited.author);
      case "slug":
        return textValue(edited.slug || "Follows the title");
      case "coverAlt":
        return textValue(edited.coverAlt);
    }
  },
});

/** What readers would expect of an entry, and it may do without. */
export const missingSettings = ({ cover, categories }: EditedSettings): string[] => [
  ...(cover === null ? ["cover"] : []),
  ...(categories.length === 0 ? ["category"] : []),
];

const names = ["slug", "allowed", "categories", "cover", "coverAlt", "author"] as const;

export const differingSettings = (one: EditedSettings, other: EditedSettings): (keyof EditedSettings)[] =>
  names.filter((name) => !isSameContent(one[name], other[name]));
