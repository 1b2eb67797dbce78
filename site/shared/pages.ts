import type { AppreciatedLook, LookCard, LookDetail, LookOrder, LookStory } from "./look.ts";
import type { Occasion, Season } from "./look-options.ts";
import type { MemberCard, MemberProfile } from "./member.ts";
import type { RouteId } from "./routes.ts";
import type { LoginRecord, Viewer } from "./user.ts";

/** One page of a list; `next` is the cursor for `?after=`, null at the end. */
export interface Slice<Item> {
  items: Item[];
  next: string | null;
}

/** A form that was sent without script and has to be mended. */
export interface SentForm {
  /** What was typed, passwords left out. */
  fields: Record<string, string>;
  /** Messages by field name. */
  errors: Record<string, string[]>;
  /** What is wrong apart from any field. */
  message: string | null;
}

/** What each page may know. A page without data of its own has `null`. */
export interface Pages {
  home:
    | { kind: "visitor"; hero: LookCard | null; looks: LookCard[]; memberCount: number; lookCount: number }
    | MemberHome;
  about: null;
  contact: { form: SentForm | null; isSent: boolean };
  privacy: null;
  terms: null;
  questions: null;
  components: null;
  login: SentForm | null;
  register: SentForm | null;
  looks: { looks: Slice<LookCard>; occasion: Occasion | null; season: Season | null };
  postLook: null;
  look: { look: LookDetail; more: LookCard[] };
  editLook: { look: LookDetail };
  members: { members: Slice<MemberCard>; sort: "newest" | "looks" };
  member: MemberPage;
  memberLooks: MemberPage;
  memberProfile: { member: MemberProfile; featured: LookCard | null };
  settingsProfile: { member: MemberProfile; firstName: string; lastName: string | null; username: string | null };
  settingsPassword: { logins: LoginRecord[] };
  paidSubscription: SubscriptionPage;
  billingSuccess: SubscriptionPage;
  billingCancel: null;
}

/** A member's first page: what happened to their own looks, and what the others post. */
export interface MemberHome {
  kind: "member";
  /** The newest looks of the others. */
  looks: LookStory[];
  /** The viewer's own looks that were liked last. */
  appreciated: AppreciatedLook[];
  /** What the viewer liked last. */
  liked: LookCard[];
  /** The newest members with something to show. */
  newcomers: MemberCard[];
  ownLooks: number;
}

export interface MemberPage {
  member: MemberProfile;
  looks: Slice<LookCard>;
  /** `own` is the order that the member chose, the featured look first. */
  sort: LookOrder;
}

/** What the subscription page needs to open a checkout, and what the viewer already has. */
export interface SubscriptionPage {
  billing: {
    apiKey: string;
    /** The SDK's proxy URL; a path is meant relative to the page's own origin. */
    address: string;
    /** Who buys; null for visitors, who see prices and log in before they buy. */
    appUserId: string | null;
  };
  plan: {
    product: string;
    expiresAt: string | null;
    willRenew: boolean;
    isTrial: boolean;
    managementUrl: string | null;
  } | null;
}

/** What every page knows. */
export interface Shared {
  viewer: Viewer | null;
  /** The build that answered. */
  build: string;
  /** The site's own address as strangers write it, without a trailing slash. */
  origin: string;
  /** Said above every page: what here is not the real thing. */
  notice?: string;
}

/** One navigation's answer: the same for the HTML, for `{path}/_payload.json` and for the router. */
export type Payload = Shared &
  (
    | { kind: "page"; page: { [Id in RouteId]: { id: Id; data: Pages[Id] } }[RouteId] }
    | { kind: "redirect"; to: string }
    | { kind: "error"; status: number; message: string }
  );
