import type { ShownComments } from "../comments/comment.ts";
import type { LookCard } from "../looks/look.ts";
import type { MemberProfile } from "../members/member.ts";
import type { Slice } from "../page-data.ts";
import type { CategoryCard, EntryCard, EntryDetail } from "./entry.ts";

export interface NotebookPages {
  notebook: {
    /** Newest first. */
    entries: Slice<EntryCard>;
    /** In the admins’ order, without empty ones. */
    categories: CategoryCard[];
    /** Of all of them. */
    count: number;
  };
  notebookCategories: { categories: CategoryCard[] };
  notebookCategory: {
    category: CategoryCard;
    /** Newest first. */
    entries: Slice<EntryCard>;
  };
  entry: {
    entry: EntryDetail;
    /** Null where the reader gets only the teaser. */
    comments: ShownComments | null;
    /** The one published before it; of the oldest, the newest. Null of the only one. */
    next: EntryCard | null;
    isAdmin: boolean;
  };
  memberProfile: {
    member: MemberProfile;
    featured: LookCard | null;
    /** What the member wrote, the newest first. */
    entries: Slice<EntryCard>;
  };
  entryPreview: { entry: EntryDetail; expiresAt: string };
}
