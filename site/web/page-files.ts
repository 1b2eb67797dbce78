import type { ComponentType } from "react";
import type { RouteId } from "../shared/routes.ts";
import type { DeferredPart } from "./deferred-part.tsx";
import { deferredCommentSection } from "./parts/comments/deferred-comment-section.ts";

/** Exports exactly one component. */
type PageFile = Record<string, ComponentType>;

/** The page component of every route, each in a chunk of its own. */
export const pageFiles: Record<RouteId, () => Promise<PageFile>> = {
  home: () => import("./pages/home.tsx"),
  about: () => import("./pages/about.tsx"),
  contact: () => import("./pages/contact.tsx"),
  privacy: () => import("./pages/privacy.tsx"),
  terms: () => import("./pages/terms.tsx"),
  questions: () => import("./pages/questions.tsx"),
  components: () => import("./pages/components.tsx"),
  login: () => import("./pages/login.tsx"),
  register: () => import("./pages/register.tsx"),
  resetPassword: () => import("./pages/reset-password.tsx"),
  verifyEmail: () => import("./pages/verify-email.tsx"),
  comeBack: () => import("./pages/come-back.tsx"),
  looks: () => import("./pages/looks/looks.tsx"),
  postLook: () => import("./pages/looks/post-look.tsx"),
  look: () => import("./pages/looks/look.tsx"),
  lookComments: () => import("./pages/looks/look-comments.tsx"),
  editLook: () => import("./pages/looks/edit-look.tsx"),
  discussions: () => import("./pages/discussions/discussions.tsx"),
  startDiscussion: () => import("./pages/discussions/start-discussion.tsx"),
  discussion: () => import("./pages/discussions/discussion.tsx"),
  conversation: () => import("./pages/discussions/conversation.tsx"),
  adminGroups: () => import("./pages/admin/admin-groups.tsx"),
  adminNewGroup: () => import("./pages/admin/admin-new-group.tsx"),
  adminGroup: () => import("./pages/admin/admin-group.tsx"),
  members: () => import("./pages/members/members.tsx"),
  member: () => import("./pages/members/member.tsx"),
  memberLooks: () => import("./pages/members/member-looks.tsx"),
  memberProfile: () => import("./pages/members/member-profile.tsx"),
  memberWardrobe: () => import("./pages/wardrobe/member-wardrobe.tsx"),
  item: () => import("./pages/wardrobe/item.tsx"),
  memberFollowers: () => import("./pages/members/member-followers.tsx"),
  memberFollowing: () => import("./pages/members/member-following.tsx"),
  brands: () => import("./pages/brands/brands.tsx"),
  brand: () => import("./pages/brands/brand.tsx"),
  brandProfile: () => import("./pages/brands/brand-profile.tsx"),
  brandReviews: () => import("./pages/brands/brand-reviews.tsx"),
  brandFollowers: () => import("./pages/brands/brand-followers.tsx"),
  brandCollections: () => import("./pages/brands/brand-collections.tsx"),
  collection: () => import("./pages/brands/collection.tsx"),
  collectionReviews: () => import("./pages/brands/collection-reviews.tsx"),
  memberReviews: () => import("./pages/members/member-reviews.tsx"),
  product: () => import("./pages/products/product.tsx"),
  productOwners: () => import("./pages/products/product-owners.tsx"),
  reviews: () => import("./pages/reviews/reviews.tsx"),
  reviewHistory: () => import("./pages/reviews/review-history.tsx"),
  writeReview: () => import("./pages/reviews/write-review.tsx"),
  writeCollectionReview: () => import("./pages/reviews/write-collection-review.tsx"),
  notebook: () => import("./pages/notebook/notebook.tsx"),
  notebookCategories: () => import("./pages/notebook/notebook-categories.tsx"),
  notebookCategory: () => import("./pages/notebook/notebook-category.tsx"),
  entryPreview: () => import("./pages/notebook/entry-preview.tsx"),
  entry: () => import("./pages/notebook/entry.tsx"),
  outfits: () => import("./pages/wardrobe/outfits.tsx"),
  newOutfit: () => import("./pages/wardrobe/new-outfit.tsx"),
  outfit: () => import("./pages/wardrobe/outfit.tsx"),
  planner: () => import("./pages/wardrobe/planner.tsx"),
  addItems: () => import("./pages/wardrobe/add-items.tsx"),
  importItems: () => import("./pages/wardrobe/import-items.tsx"),
  statistics: () => import("./pages/wardrobe/statistics.tsx"),
  saved: () => import("./pages/saved.tsx"),
  search: () => import("./pages/search.tsx"),
  admin: () => import("./pages/admin/admin.tsx"),
  adminAudit: () => import("./pages/admin/admin-audit.tsx"),
  adminBrands: () => import("./pages/admin/admin-brands.tsx"),
  adminNewBrand: () => import("./pages/admin/admin-new-brand.tsx"),
  adminImportBrands: () => import("./pages/admin/admin-import-brands.tsx"),
  adminBrand: () => import("./pages/admin/admin-brand.tsx"),
  adminNewCollection: () => import("./pages/admin/admin-new-collection.tsx"),
  adminCollection: () => import("./pages/admin/admin-collection.tsx"),
  adminProducts: () => import("./pages/admin/admin-products.tsx"),
  adminNewProduct: () => import("./pages/admin/admin-new-product.tsx"),
  adminImportProducts: () => import("./pages/admin/admin-import-products.tsx"),
  adminProduct: () => import("./pages/admin/admin-product.tsx"),
  adminMembers: () => import("./pages/admin/admin-members.tsx"),
  adminReviews: () => import("./pages/admin/admin-reviews.tsx"),
  adminReports: () => import("./pages/admin/admin-reports.tsx"),
  settingsProfile: () => import("./pages/settings/settings-profile.tsx"),
  settingsAccount: () => import("./pages/settings/settings-account.tsx"),
  settingsNotifications: () => import("./pages/settings/settings-notifications.tsx"),
  settingsPrivacy: () => import("./pages/settings/settings-privacy.tsx"),
  notifications: () => import("./pages/notifications.tsx"),
  unsubscribe: () => import("./pages/settings/unsubscribe.tsx"),
  settingsDecisions: () => import("./pages/settings/settings-decisions.tsx"),
  settingsData: () => import("./pages/settings/settings-data.tsx"),
  paidSubscription: () => import("./pages/paid-subscription.tsx"),
  billingSuccess: () => import("./pages/billing-success.tsx"),
  billingCancel: () => import("./pages/billing-cancel.tsx"),
};

/** What a page shows far below its first screen. */
export const deferredParts: { readonly [id in RouteId]?: Pick<DeferredPart<never>, "load" | "file"> } = {
  look: deferredCommentSection,
};

export function screenOf(file: PageFile): ComponentType {
  const [screen] = Object.values(file);
  if (!screen) throw new Error("This page's file exports no component.");
  return screen;
}
