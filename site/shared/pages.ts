import type { AccountsPages } from "./accounts/pages.ts";
import type { Viewer } from "./accounts/user.ts";
import type { BrandsPages } from "./catalogue/brands-pages.ts";
import type { CollectionsPages } from "./catalogue/collections-pages.ts";
import type { ProductsPages } from "./catalogue/products-pages.ts";
import type { CatalogueAdminPages } from "./catalogue-admin/pages.ts";
import type { CommentsPages } from "./comments/pages.ts";
import type { DiscussionsPages } from "./discussions/pages.ts";
import type { GroupAdminPages } from "./group-admin/pages.ts";
import type { HomePages } from "./home/pages.ts";
import type { ItemsPages } from "./items/pages.ts";
import type { LeavingPages } from "./leaving/pages.ts";
import type { Lists } from "./lists.ts";
import type { LooksPages } from "./looks/pages.ts";
import type { MembersPages } from "./members/pages.ts";
import type { ModerationPages } from "./moderation/pages.ts";
import type { NotebookPages } from "./notebook/pages.ts";
import type { NotebookAdminPages } from "./notebook-admin/pages.ts";
import type { NotificationsPages } from "./notifications/pages.ts";
import type { OutfitsPages } from "./outfits/pages.ts";
import type { Slice } from "./page-data.ts";
import type { ReviewsPages } from "./reviews/pages.ts";
import type { RouteId } from "./routes.ts";
import type { SavesPages } from "./saves/pages.ts";
import type { SearchPages } from "./search/pages.ts";
import type { SettingsPages } from "./settings/pages.ts";
import type { SubscriptionPages } from "./subscription/pages.ts";
import type { WardrobePages } from "./wardrobe/pages.ts";

/** The data of each page. */
export interface Pages
  extends HomePages,
    AccountsPages,
    CommentsPages,
    DiscussionsPages,
    LooksPages,
    MembersPages,
    ItemsPages,
    OutfitsPages,
    WardrobePages,
    BrandsPages,
    CollectionsPages,
    ProductsPages,
    ReviewsPages,
    SavesPages,
    SearchPages,
    NotebookPages,
    NotificationsPages,
    ModerationPages,
    CatalogueAdminPages,
    GroupAdminPages,
    NotebookAdminPages,
    LeavingPages,
    SettingsPages,
    SubscriptionPages {}

/** What may not be real on a demo. */
export type Pretended = "people" | "payments" | "emails";

/** The data of every page. */
export interface Shared {
  viewer: Viewer | null;
  /** The server's build. */
  build: string;
  /** The site's public address without a trailing slash. */
  origin: string;
  /** The year when the server read the page, in UTC. Dates in lists leave it out. */
  year: number;
  /** What a line above every page of a demo says not to be real. */
  pretended?: readonly Pretended[];
}

/** The data of one navigation, for the HTML, `{path}/_payload.json` and the browser. */
export type Payload = Shared &
  (
    | { kind: "page"; page: { [Id in RouteId]: { id: Id; data: Pages[Id] } }[RouteId] }
    | { kind: "list"; list: { [Id in keyof Lists]: { id: Id; slice: Slice<Lists[Id]> } }[keyof Lists] }
    | { kind: "redirect"; to: string }
    | { kind: "error"; status: number; message: string }
  );
