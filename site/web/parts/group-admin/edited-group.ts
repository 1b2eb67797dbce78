import { type Colour, colours } from "../../../shared/colours.ts";
import type { GroupFields } from "../../../shared/group-admin/group-admin.ts";
import type { GroupDraft } from "../../../shared/group-admin/group-form.ts";
import type { GroupWriters } from "../../../shared/groups/group-options.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";

/** The form of a group, as it stands in its fields. */
export interface EditedGroup {
  name: string;
  slug: string;
  description: string;
  colour: Colour;
  cover: PhotoCard | null;
  coverAlt: string;
  mayRead: AllowedReaders;
  mayPost: GroupWriters;
  isClosed: boolean;
}

export const newGroup: EditedGroup = {
  ...{ name: "", slug: "", description: "", colour: colours[0], cover: null, coverAlt: "" },
  ...{ mayRead: "everyone", mayPost: "members", isClosed: false },
};

export const editedGroup = ({ version: _, ...same }: GroupFields): EditedGroup => same;

/** What the server is told. */
export const groupDraft = ({ cover, ...same }: EditedGroup): GroupDraft => ({ ...same, cover: cover?.id ?? null });
