import type { PhotoCard } from "./photo.ts";

export interface MemberName {
  slug: string;
  username: string;
  avatar: PhotoCard | null;
  isSubscribed: boolean;
}

export interface MemberCard extends MemberName {
  city: string | null;
  looks: number;
  /** Covers of their first looks, three at most. */
  photos: PhotoCard[];
}

export interface MemberProfile extends MemberName {
  fullName: string;
  city: string | null;
  bio: string | null;
  joinedAt: string;
  looks: number;
  likes: number;
  isSelf: boolean;
}
