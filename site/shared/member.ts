import type { PhotoCard } from "./photo.ts";

/** A person beside something they made. */
export interface MemberName {
  slug: string;
  username: string;
  /** Shows the subscriber's badge beside the name. */
  isSubscribed: boolean;
}

export interface MemberWithAvatar extends MemberName {
  avatar: PhotoCard | null;
}

/** A person in a list of people. */
export interface MemberCard extends MemberWithAvatar {
  city: string | null;
  looks: number;
  /** Up to three photos of their first looks. */
  photos: PhotoCard[];
}

/** A person on their own pages. */
export interface MemberProfile extends MemberWithAvatar {
  fullName: string;
  city: string | null;
  bio: string | null;
  joinedAt: string;
  looks: number;
  likes: number;
  isSelf: boolean;
}
