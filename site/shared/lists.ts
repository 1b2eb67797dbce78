import type { BrandCard } from "./brands/brand.ts";
import type { AdminBrand, AdminProduct } from "./catalogue-admin/catalogue-admin.ts";
import type { CollectionCard } from "./collections/collection.ts";
import type { CommentThread } from "./comments/comment.ts";
import type { DiscussionCard } from "./discussions/discussion.ts";
import type { Message } from "./discussions/message.ts";
import type { FeedStory } from "./home/feed-story.ts";
import type { ItemCard } from "./items/item.ts";
import type { LookCard } from "./looks/look.ts";
import type { MemberCard, Person } from "./members/member.ts";
import type { AdminCase, AdminMember, AuditEntry } from "./moderation/admin.ts";
import type { EntryCard } from "./notebook/entry.ts";
import type { AdminEntry } from "./notebook-admin/notebook-admin.ts";
import type { NotificationItem } from "./notifications/notification.ts";
import type { Outfit } from "./outfits/outfit.ts";
import type { ProductCard, ProductOwner } from "./products/product.ts";
import type { AdminReview, ReviewCard, ReviewVersion } from "./reviews/review.ts";

/**
 * What the list of each paged page holds: `?after=…&part=list` and `?before=…&part=list` of
 * its payload answer a slice of it, and nothing else.
 */
export interface Lists {
  adminAudit: AuditEntry;
  adminBrands: AdminBrand;
  adminMembers: AdminMember;
  adminNotebook: AdminEntry;
  adminProducts: AdminProduct;
  adminReports: AdminCase;
  adminReviews: AdminReview;
  brands: BrandCard;
  brand: ProductCard;
  brandReviews: ReviewCard;
  brandFollowers: Person;
  brandCollections: CollectionCard;
  collection: ProductCard;
  collectionReviews: ReviewCard;
  product: ReviewCard;
  productOwners: ProductOwner;
  reviews: ReviewCard;
  reviewHistory: ReviewVersion;
  memberReviews: ReviewCard;
  home: FeedStory;
  discussions: DiscussionCard;
  conversation: Message;
  looks: LookCard;
  lookComments: CommentThread;
  entryComments: CommentThread;
  members: MemberCard;
  member: LookCard;
  memberLooks: LookCard;
  memberWardrobe: ItemCard;
  memberProfile: EntryCard;
  memberFollowers: Person;
  memberFollowing: Person;
  notebook: EntryCard;
  notebookCategory: EntryCard;
  notifications: NotificationItem;
  outfits: Outfit;
  saved: LookCard;
}
