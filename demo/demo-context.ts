import type { SiteContext } from "@hemline/site/server";
import type { Customer } from "./subscribe.ts";

/** The empty site that the demo fills, and how its people subscribe. */
export interface DemoContext {
  site: SiteContext;
  /** The folder that belongs to the database; progress is recorded there. */
  dataDir: string;
  subscribe(person: Customer): Promise<void>;
  /** Prints why the start takes time. */
  say(sentence: string): void;
}
