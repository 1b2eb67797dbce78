import type { SiteContext } from "@hemline/site/server";
import type { Customer } from "./subscribe.ts";

/** The empty site that the demo fills, and the counter where its people buy. */
export interface DemoTown {
  site: SiteContext;
  /** The folder that goes with the database; what was seeded is noted there. */
  dataDir: string;
  /** Buys a person the membership. */
  subscribe(person: Customer): Promise<void>;
  /** Tells whoever waits what takes so long. */
  say(sentence: string): void;
}
