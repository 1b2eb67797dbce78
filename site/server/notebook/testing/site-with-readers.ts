import { eq } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { customerWithoutPurchases, subscriber } from "../../billing-client/testing/fake-billing.ts";
import { siteWithFakeBilling } from "../../billing-client/testing/site-with-fake-billing.ts";
import { Person } from "../../testing/person.ts";

/**
 * Ada writes, and Root is another admin. Sue subscribes, as billing says; Max once did, and the site has not heard of the
 * end; Mia is a member, and Nell a visitor whose session has ended.
 */
export async function siteWithReaders() {
  const site = await siteWithFakeBilling();
  const { joins, billing, visitor } = site;
  const root = await joins("Root", "Adams", { role: "admin" });
  const [sue, mia] = [await joins("Sue"), await joins("Mia")];
  const max = await joins("Max", undefined, { subscribedUntil: new Date("2999-01-01") });
  const nell = new Person("", (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${"x".repeat(43)}`);
    return site.reach(path, { ...init, headers });
  });
  const [subscribed] = await site.db
    .select({ billingId: members.billingId })
    .from(members)
    .where(eq(members.slug, sue.slug));
  let areSubscribed = true;
  billing.answersWith(({ url }) => {
    const isSue = areSubscribed && url.endsWith(`/${subscribed?.billingId}`);
    return Response.json(isSue ? subscriber("2999-01-01T00:00:00Z") : customerWithoutPurchases());
  });
  /** At billing. */
  const endsSubscriptions = () => {
    areSubscribed = false;
  };
  return { ...site, root, sue, max, mia, nell, visitor, endsSubscriptions };
}
