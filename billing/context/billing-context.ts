import type { Database, Jobs } from "@hemline/database";
import type { Mail } from "@hemline/mail";
import type { Logger } from "pino";
import type { Provider } from "../provider/port.ts";
import type { WebhookSender } from "./webhook-sender.ts";

/** The dependencies that every flow uses. */
export interface BillingContext {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  clock: () => Date;
  /** How far the clock is ahead of real time. */
  aheadMs: number;
  log: Logger;
  /** Where browsers reach this service, e.g. `https://hemline.example/pay`; no slash at the end. */
  address: string;
  provider: Provider;
  webhookSender: WebhookSender;
  account: () => Promise<string>;
  browser: { publishableKey: string; scriptUrl: string };
  /** Signs a text with a key that stands in no table: always the same, 256 bits, safe in a URL. */
  sign: (text: string) => string;
  /** Runs calls of the same name one after the other, within this process. */
  inTurn: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

/** The context at a sandbox project's own time. Requests, jobs and sweeps pass through here once, at their edge. */
export function withClockOffset(context: BillingContext, offsetMs: number): BillingContext {
  if (offsetMs === 0) return context;
  return { ...context, aheadMs: offsetMs, clock: () => new Date(context.clock().getTime() + offsetMs) };
}

/** Real time, for everything that leaves the service. */
export function worldTime({ clock, aheadMs }: BillingContext): Date {
  return new Date(clock().getTime() - aheadMs);
}
