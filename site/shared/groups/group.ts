import type { Colour } from "../colours.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { AllowedReaders } from "../reader-access.ts";

/** What names a group wherever one of its discussions is shown. */
export interface GroupName {
  slug: string;
  name: string;
  colour: Colour;
}

export interface GroupCard extends GroupName {
  description: string;
  cover: PhotoCard | null;
  mayRead: AllowedReaders;
  /** Live ones. */
  discussions: number;
}
