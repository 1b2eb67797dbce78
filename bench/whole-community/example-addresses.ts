import { paths } from "../../site/shared/paths.ts";
import { type RouteId, routeIds, routes } from "../../site/shared/routes.ts";

/** Slugs, and ids where a route has one. The measured ones are the largest of their kind. */
export interface Named {
  look: string;
  member: string;
  /** Of the member with the large wardrobe. */
  wearer: string;
  item: string;
  outfit: string;
  brand: string;
  collection: string;
  product: string;
  review: string;
  group: string;
  discussion: string;
  entry: string;
  entryId: string;
  category: string;
  preview: string;
}

/** An address of every page. A new route whose path has a parameter needs a line below, as a test says. */
export function exampleAddresses(named: Named): [RouteId, string][] {
  const examples = addressesOf(named);
  return routeIds.map((id) => [id, examples[id] ?? routes[id].path]);
}

function addressesOf(named: Named): Partial<Record<RouteId, string>> {
  const { look, member, wearer, brand, collection, product, review, group, discussion, entry, category } = named;
  return {
    look: paths.look(look),
    editLook: paths.editLook(look),
    lookComments: paths.lookComments(look),
    discussion: paths.discussion(discussion),
    conversation: paths.conversation(discussion),
    member: paths.member(member),
    memberLooks: paths.memberLooks(member),
    memberProfile: paths.memberProfile(member),
    memberFollowers: paths.memberFollowers(member),
    memberFollowing: paths.memberFollowing(member),
    memberReviews: paths.memberReviews(member),
    memberWardrobe: paths.memberWardrobe(wearer),
    item: paths.item(wearer, named.item),
    outfit: paths.outfit(named.outfit),
    brand: paths.brand(brand),
    brandProfile: paths.brandProfile(brand),
    brandReviews: paths.brandReviews(brand),
    brandFollowers: paths.brandFollowers(brand),
    brandCollections: paths.brandCollections(brand),
    collection: paths.collection(brand, collection),
    collectionReviews: paths.collectionReviews(brand, collection),
    writeCollectionReview: paths.writeCollectionReview(brand, collection),
    product: paths.product(product),
    productOwners: paths.productOwners(product),
    writeReview: paths.writeReview(product),
    reviewHistory: paths.reviewHistory(review),
    notebookCategory: paths.notebookCategory(category),
    entryPreview: paths.entryPreview(named.preview),
    entry: paths.entry(entry),
    entryComments: paths.entryComments(entry),
    search: paths.searchFor("wool coat"),
    adminBrand: paths.adminBrand(brand),
    adminNewCollection: paths.adminNewCollection(brand),
    adminCollection: paths.adminCollection(brand, collection),
    adminProduct: paths.adminProduct(product),
    adminGroup: paths.adminGroup(group),
    adminEntry: paths.adminEntry(named.entryId),
    adminEntryPreview: paths.adminEntryPreview(named.entryId),
    adminNotebookCategory: paths.adminNotebookCategory(category),
  };
}
