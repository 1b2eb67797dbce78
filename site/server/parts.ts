import type { Database, Jobs } from "@hemline/database";
import type { Mail } from "@hemline/mail";
import type { Logger } from "pino";
import type { Payload } from "../shared/pages.ts";
import type { BuiltFiles } from "./http/static-files.ts";
import type { RateLimits } from "./http/token-buckets.ts";
import type { BillingConnection } from "./membership/billing-connection.ts";
import type { Subscribers } from "./membership/subscribers.ts";
import type { Darkroom } from "./photos/darkroom.ts";
import type { PhotoShelf } from "./photos/shelf.ts";

/** Draws one page as a whole HTML document (the built web bundle's entry, injected), and says which styles stand in it. */
export type RenderPage = (page: {
  url: string;
  payload: Payload;
  status: number;
}) => Promise<{ html: string; inlineStyles: string }>;

/** Everything the site is made of; handed over by the composition root. */
export interface SiteParts {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  clock: () => Date;
  log: Logger;
  billing: BillingConnection;
  renderPage: RenderPage;
  /** Folder of the built browser files, `site/dist/client/`, where the build describes itself. */
  clientDir: URL;
  /** The files themselves, by their exact paths. */
  clientFiles: BuiltFiles;
  photosDir: string;
  publicUrl: string;
  /** Said above every page: what here is not the real thing. */
  notice?: string;
  /** Where letters of /contact go. */
  contactAddress: string;
  /** Believe `X-Forwarded-For` and `X-Request-Id` of the hop in front. */
  trustProxy: boolean;
  /** Origins that browsers need for a checkout beside the site's own: a billing service elsewhere, the card provider's hosts. */
  checkoutOrigins?: readonly string[];
  /** Vite serves the browser's half: its styles stand inline. */
  isDevelopment?: boolean;
}

/** What verbs and loaders may reach for: the parts and what the site builds from them at start. */
export interface SiteContext extends SiteParts {
  shelf: PhotoShelf;
  darkroom: Darkroom;
  limits: RateLimits;
  subscribers: Subscribers;
  /** Forgets the visitors' pages about these, e.g. `home`, `looks`, `looks/{slug}`; called after a commit. */
  purge(tags: readonly string[]): void;
}
