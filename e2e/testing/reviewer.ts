import { api } from "../../site/shared/paths.ts";
import type { ReviewDraft } from "../../site/shared/reviews/review-draft.ts";
import { addItem } from "./add-item.ts";
import type { Hemline } from "./hemline.ts";
import { type E2eMember, memberOf } from "./member.ts";
import { norr } from "./norr-and-sund.ts";

/** A member who joined a month ago: a first review appears at once. */
export async function reviewerOf(hemline: Hemline, name: string): Promise<E2eMember> {
  const member = await memberOf(hemline, name);
  await hemline.sql(`update site.members set created_at = now() - interval '30 days' where slug = '${member.slug}'`);
  return member;
}

/** Adds the wool coat of Norr & Sund to a wardrobe, worn on so many days. @returns its id */
export async function ownsWoolCoat(member: E2eMember, wears: number): Promise<string> {
  const id = await addItem(member, {
    ...{ name: "Wool coat", category: "coat", brandSlug: norr.brand, productSlug: norr.product },
  });
  for (let day = 1; day <= wears; day++) {
    const on = new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10);
    await member.calls("POST", api.wears, { items: [id], on });
  }
  return id;
}

/** Posts a review, of the wool coat without another subject. @returns its id */
export const reviews = async (
  member: E2eMember,
  draft: Partial<ReviewDraft> & Pick<ReviewDraft, "halves" | "text">,
): Promise<string> => {
  const subject = { kind: "product", slug: norr.product };
  return (await member.calls<{ id: string }>("POST", api.newReviews, { subject, ...draft })).id;
};
