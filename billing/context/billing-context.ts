import type { Database, Jobs } from "@hemline/database";
import type { Mail } from "@hemline/mail";
import type { Logger } from "pino";
import type { Provider } from "../provider/port.ts";
import type { WebhookSender } from "./webhook-sender.ts";

/** What every flow may use. */
export interface BillingContext {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  clock: () => Date;
  /** How far the clock is ahead of the world's. */
  aheadMs: number;
  log: Logger;
  /** Where browsers reach this service, e.g. `https://hemline.example/pay`; no slash at the end. */
  address: string;
  provider: Provider;
  /** Carries events to other servers. */
  webhookSender: WebhookSender;
  /** Our account at the provider. */
  account: () => Promise<string>;
  /** What a browser needs to talk to the provider itself. */
  browser: { publishableKey: string; scriptUrl: string };
  /** What only this installation can make of a text: the same each time, 256 bits, safe in a URL. */
  sign: (text: string) => string;
  /** Runs what is asked for under one name one after the other, within this process. */
  inTurn: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

/** The same context at a sandbox project's own time. Requests, jobs and sweeps pass through here once, at their edge. */
export function atProjectsClock(context: BillingContext, offsetMs: number): BillingContext {
  if (offsetMs === 0) return context;
  return { ...context, aheadMs: offsetMs, clock: () => new Date(context.clock().getTime() + offsetMs) };
}

/** The world's time, for whatever leaves the house: other people's clocks are not ahead. */
export function worldTime({ clock, aheadMs }: BillingContext): Date {
  return new Date(clock().getTime() - aheadMs);
}
