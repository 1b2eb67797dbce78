import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payload } from "../site/shared/pages.ts";
import { api } from "../site/shared/paths.ts";
import { type RouteId, routes } from "../site/shared/routes.ts";
import { cards, givesCard } from "./testing/card.ts";
import { type FilledPages, fillEveryPage } from "./testing/fill-every-page.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { lookAtOnce, pageFaults } from "./testing/page-faults.ts";
import { isSubscribed, joinButton, monthly, payButton } from "./testing/paywall-page.ts";
import { desktop, openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;
let filled: FilledPages;

beforeAll(async () => {
  hemline = await openHemline();
  filled = await fillEveryPage(hemline);
});
afterAll(() => hemline.close());

/** The pages that the specification names, and that of a look. */
const specified: readonly RouteId[] = [
  ...(["home", "about", "contact", "privacy", "terms", "questions", "components"] as const),
  ...(["looks", "look", "reviews", "discussions", "members", "brands", "conversation"] as const),
  ...(["brand", "brandCollections", "collection", "collectionReviews", "brandFollowers", "brandProfile"] as const),
  ...(["member", "memberFollowers", "memberFollowing", "memberLooks", "memberProfile", "memberReviews"] as const),
  ...(["memberWardrobe", "entry", "notebookCategories", "notebookCategory"] as const),
  ...(["paidSubscription", "billingSuccess", "billingCancel"] as const),
  ...(["adminBrands", "adminGroups", "adminNotebookCategories", "adminNotebook", "adminNewEntry"] as const),
  ...(["adminProducts", "adminReports"] as const),
];

interface Role {
  /** Null for a visitor. */
  token: string | null;
  /** Of a page that is not open to them. */
  refusals?: { admin: 401 | 403; ofOwner?: 404 };
}

const isOfOwner = (id: RouteId) => id === "look" || id === "conversation" || routes[id].path.startsWith("/members/");

function statusFor({ refusals }: Role, id: RouteId): number {
  if (refusals && id.startsWith("admin")) return refusals.admin;
  return (isOfOwner(id) && refusals?.ofOwner) || 200;
}

interface Shown {
  id: RouteId;
  path: string;
  status: number;
  /** What the page says, but for the minute in which it was read; of a refused one its status. */
  content: string;
}

async function shownTo({ token }: Role, id: RouteId): Promise<Shown> {
  const path = filled.addressOf(routes[id].path);
  const response = await fetch(`${hemline.address}${path === "/" ? "" : path}/_payload.json`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  const payload: Payload = await response.json();
  const { status } = response;
  const content = payload.kind === "page" ? payload.page.data : status;
  return { id, path, status, content: JSON.stringify(content, (key, value) => (key === "now" ? undefined : value)) };
}

const allShownTo = (role: Role) => Promise.all(specified.map((id) => shownTo(role, id)));

/** The pages that show a role what they show nobody of the others, and one of those that are refused with each status. */
async function differentFor(role: Role, others: readonly Role[]): Promise<Shown[]> {
  const known = new Set<string>();
  const keyOf = ({ path, status, content }: Shown) => (status === 200 ? `${path} ${content}` : content);
  for (const other of others)
    for (const shown of await allShownTo(other)) if (shown.status === 200) known.add(keyOf(shown));
  const different: Shown[] = [];
  for (const shown of await allShownTo(role)) {
    expect.soft([shown.path, shown.status]).toEqual([shown.path, statusFor(role, shown.id)]);
    if (known.has(keyOf(shown))) continue;
    known.add(keyOf(shown));
    different.push(shown);
  }
  return different;
}

/** On every screen, one after the other. */
async function nothingIsWrongFor(member: E2eMember, pages: readonly Shown[]): Promise<void> {
  // What the browser itself says of a document that is refused.
  const expected = pages
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => new RegExp(`Failed to load resource: .* status of ${status} .*${path}\\)$`));
  for (const { viewport } of [phone, desktop]) {
    const context = await hemline.person({ viewport, colorScheme: "light", expected });
    await member.signsIn(context);
    // With an open stream the network is never idle.
    await context.route("**/api/live", (route) => route.fulfill({ status: 204 }));
    await lookAtOnce(pages, async ({ path, status }) => {
      expect.soft(await pageFaults(context, path, status), `${path} at ${viewport.width} px`).toEqual([]);
    });
  }
}

async function subscribes(member: E2eMember): Promise<void> {
  const page = await openAs(hemline, member, "/paid-subscription");
  await monthly(page).click();
  await joinButton(page).click();
  await givesCard(page, cards.good);
  await payButton(page).click();
  await page.getByText("Payment complete").waitFor();
  await expect.poll(() => isSubscribed(page)).toBe(true);
  await page.close();
}

const visitor: Role = { token: null };
const memberRefusals = { admin: 403 } as const;

describe("on the pages that are different for them, on phone and desktop, light and dark, nothing is wrong for", {
  timeout: 1_800_000,
}, () => {
  test("a member who is no admin", async () => {
    const pia = await memberOf(hemline, "Pia");
    const pages = await differentFor({ token: pia.token, refusals: memberRefusals }, [visitor, filled.owner]);
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(["home", "member", "conversation", "entry"]));
    await nothingIsWrongFor(pia, pages);
  });

  test("a subscriber", async () => {
    const [nora, sue] = [await memberOf(hemline, "Nora"), await memberOf(hemline, "Sue")];
    await subscribes(sue);
    const pages = await differentFor({ token: sue.token, refusals: memberRefusals }, [nora]);
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(["entry", "paidSubscription", "billingSuccess"]));
    await nothingIsWrongFor(sue, pages);
  });

  test("a member whom the author has blocked", async () => {
    const [nell, bo] = [await memberOf(hemline, "Nell"), await memberOf(hemline, "Bo")];
    await filled.owner.calls("PUT", api.block(bo.slug));
    const refusals = { ...memberRefusals, ofOwner: 404 } as const;
    const pages = await differentFor({ token: bo.token, refusals }, [nell]);
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(["look", "looks", "members", "reviews"]));
    await nothingIsWrongFor(bo, pages);
  });

  test("somebody whose session has ended", async () => {
    const ella = await memberOf(hemline, "Ella");
    await ella.isLoggedOut();
    const pages = await differentFor({ token: ella.token, refusals: { admin: 401 } }, [visitor]);
    expect(pages.map(({ status }) => status)).toContain(401);
    await nothingIsWrongFor(ella, pages);
  });
});
