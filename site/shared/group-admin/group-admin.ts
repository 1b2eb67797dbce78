import type { Colour } from "../colours.ts";
import type { GroupWriters } from "../groups/group-options.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { AllowedReaders } from "../reader-access.ts";

/** What the form of a group shows and sends back. Texts are empty where there is none. */
export interface GroupFields {
  version: number;
  name: string;
  slug: string;
  description: string;
  colour: Colour;
  cover: PhotoCard | null;
  coverAlt: string;
  mayRead: AllowedReaders;
  mayPost: GroupWriters;
  /** Nobody starts discussions or replies. */
  isClosed: boolean;
}

/** A line of `/admin/groups`. */
export interface AdminGroup
  extends Pick<GroupFields, "name" | "slug" | "colour" | "cover" | "mayRead" | "mayPost" | "isClosed"> {
  discussions: number;
}
