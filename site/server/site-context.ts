import type { Database, Jobs } from "@hemline/database";
import type { Mail } from "@hemline/mail";
import type { Logger } from "pino";
import type { Payload, Pretended } from "../shared/pages.ts";
import type { BillingConnection } from "./billing-client/billing-connection.ts";
import type { BillingCustomers } from "./billing-client/billing-customers.ts";
import type { BillingOffer } from "./billing-client/billing-offer.ts";
import type { RateLimiter } from "./http/rate-limiter.ts";
import type { BuiltFiles } from "./http/static-files.ts";
import type { ImageProcessor } from "./images/image-processor.ts";
import type { CacheTag } from "./invalidation/cache-tag.ts";
import type { Listen, LiveHub } from "./live/live-hub.ts";
import type { PhotoStorage } from "./storage/photo-storage.ts";

/** @returns also the styles in the document's `style` element, for its security policy */
export type RenderPage = (page: {
  url: string;
  payload: Payload;
  status: number;
}) => Promise<{ html: string; inlineStyles: string }>;

/** The cost of an Argon2id hash; memory in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

export interface SiteOptions {
  db: Database;
  jobs: Jobs;
  listen: Listen;
  mail: Mail;
  clock: () => Date;
  log: Logger;
  billing: BillingConnection;
  renderPage: RenderPage;
  /** Folder of the built browser files, `site/dist/client/`, with the manifest of the build. */
  clientDir: URL;
  clientFiles: BuiltFiles;
  photosDir: string;
  /** The site's address without a trailing slash, as it stands in emails and links. */
  publicUrl: string;
  /** For a demo that other people can reach: what a line above every page says not to be real. */
  pretended?: readonly Pretended[];
  contactAddress: string;
  /** Believe `X-Forwarded-For` and `X-Request-Id`. */
  trustProxy: boolean;
  /** Further origins that a checkout needs in the browser: a separate billing service, the card provider's hosts. */
  checkoutOrigins?: readonly string[];
  /** The cost of hashing a password; the recommended one unless a test lowers it. */
  passwordCost?: PasswordCost;
  /** Tests share one among their sites; without it, the site opens one of its own and closes it. */
  imageProcessor?: ImageProcessor;
  /** How long visitors' pages are cached, and changes wait before other processes are told; tests take other times. */
  pageLifetimeMs?: number;
  invalidationDelayMs?: number;
  /** Vite serves the browser's files and inserts inline styles. */
  isDevelopment?: boolean;
}

export interface SiteContext extends SiteOptions {
  photoStorage: PhotoStorage;
  imageProcessor: ImageProcessor;
  limits: RateLimiter;
  passwordCost: PasswordCost;
  billingCustomers: BillingCustomers;
  billingOffer: BillingOffer;
  live: LiveHub;
  /** Drops visitors' cached pages that show any of these, in every process. Call it after the commit. */
  changed(tags: readonly CacheTag[]): void;
  /** Records what the page being rendered shows. Does nothing when no page is being rendered. */
  shows(tags: readonly CacheTag[]): void;
}
