import { paths } from "../../site/shared/paths.ts";

/** Every kind of page that visitors read: of those in lists, the first. */
export async function publicPages(address: string): Promise<string[]> {
  const first = async (path: string, pattern: RegExp) => {
    const found = pattern.exec(await (await fetch(address + path)).text())?.[1];
    if (found === undefined) throw new Error(`${path} leads to nothing like ${pattern}.`);
    return found;
  };
  const slug = '(?!new["/]|categories|preview|feed)([a-z0-9-]+)"';
  const slugIn = (list: string) => first(list, new RegExp(`href="${list}/${slug}`));
  const brand = await slugIn(paths.brands);
  const member = await slugIn(paths.members);
  const collection = await first(
    paths.brandCollections(brand),
    new RegExp(`href="${paths.brandCollections(brand)}/${slug}`),
  );
  const product = await first(paths.reviews, new RegExp(`href="/products/${slug}`));
  const look = await slugIn(paths.looks);
  const entry = await slugIn(paths.notebook);
  const category = await slugIn(paths.notebookCategories);
  const discussion = await first(paths.discussions, /href="\/discussions\/(?!new)([a-z0-9-]+)(?:\/conversation)?["?#]/);
  return [
    ...[paths.home, paths.looks, paths.look(look), paths.lookComments(look), paths.members],
    ...[paths.member(member), paths.memberLooks(member), paths.memberProfile(member), paths.memberFollowers(member)],
    ...[paths.memberFollowing(member), paths.memberReviews(member), paths.memberWardrobe(member)],
    ...[
      paths.brands,
      paths.brand(brand),
      paths.brandProfile(brand),
      paths.brandReviews(brand),
      paths.brandFollowers(brand),
    ],
    ...[paths.brandCollections(brand), paths.collection(brand, collection), paths.collectionReviews(brand, collection)],
    ...[paths.product(product), paths.productOwners(product), paths.reviews],
    ...[paths.discussions, paths.conversation(discussion)],
    ...[paths.notebook, paths.entry(entry), paths.notebookCategories, paths.notebookCategory(category)],
    ...[
      paths.search,
      paths.searchFor("coat"),
      paths.about,
      paths.questions,
      paths.contact,
      paths.login,
      paths.register,
    ],
    ...[paths.paidSubscription, paths.components, paths.privacy, paths.terms],
  ];
}
