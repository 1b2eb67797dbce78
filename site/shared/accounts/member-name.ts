import type { PhotoCard } from "../photos/photo.ts";

export interface MemberName {
  slug: string;
  username: string;
  isSubscribed: boolean;
}

export interface MemberWithAvatar extends MemberName {
  avatar: PhotoCard | null;
}
