import type { PhotoCard } from "./photo.ts";

export interface MemberName {
  slug: string;
  username: string;
  isSubscribed: boolean;
}

export interface MemberWithAvatar extends MemberName {
  avatar: PhotoCard | null;
}

export interface MemberCard extends MemberWithAvatar {
  city: string | null;
  looks: number;
  /** Covers of their first looks, three at most. */
  photos: PhotoCard[];
}

export interface MemberProfile extends MemberWithAvatar {
  fullName: string;
  city: string | null;
  bio: string | null;
  joinedAt: string;
  looks: number;
  likes: number;
  isSelf: boolean;
}
