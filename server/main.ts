// The composition root: it introduces the packages to each other, and nothing imports it.
import { setTimeout as sleep } from "node:timers/promises";
import { catalogueErrorsOf } from "@hemline/billing";
import { ZodError } from "zod";
import { type Config, readConfig } from "./config.ts";
import { errorMessage } from "./errors/error-code.ts";
import { closeTimeoutMs } from "./http-server.ts";
import { requireFitForOthers } from "./open-to-others.ts";
import { paymentSettings } from "./payment-settings.ts";
import { createContext } from "./server-context.ts";
import { createShutdown } from "./shutdown.ts";
import { startBilling } from "./start-billing.ts";
import { startDatabase } from "./start-database.ts";
import { startExamples } from "./start-examples.ts";
import { startSite } from "./start-site.ts";

const shutdown = createShutdown();

async function start(config: Config): Promise<void> {
  requireFitForOthers(config);
  const context = await createContext(config, { shutdown, isDevelopment: process.argv.includes("--dev") });
  const infrastructure = await startDatabase(context);
  const { http, address } = context;
  // Emails carry secrets: the mailbox page is for a developer's own machine.
  if (infrastructure.mail.mailbox && !context.isOpenToOthers) http.mount("/mailbox", infrastructure.mail.mailbox.fetch);
  const settings = paymentSettings(context);
  const payments = await startBilling(context, infrastructure, settings);
  await startExamples(context, infrastructure, payments);
  const greeting = await startSite(context, infrastructure, settings, payments);
  await shutdown.onStop("the HTTP server", () => http.close(), closeTimeoutMs + 1_000);
  http.open(() => infrastructure.db.execute("select 1"));
  process.stdout.write(`Hemline is running at ${address}\n${greeting}`);
}

/** Stops what was started, in reverse: services, jobs, pools, the database server. The process ends whatever hangs. */
async function stop(code = 0): Promise<void> {
  if (shutdown.isStopping()) return;
  await shutdown.stop((error) => say(`Hemline couldn’t stop cleanly: ${messageOf(error)}.`));
  // A start that is still running closes what it opens next; it may also be waiting for something that never comes.
  await Promise.race([starting.catch(() => undefined), sleep(5_000)]);
  process.exit(code);
}

function messageOf(error: unknown): string {
  if (error instanceof ZodError) return ["The catalogue has errors:", ...catalogueErrorsOf(error)].join("\n");
  return errorMessage(error);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
// The parent process that started this one over a channel has gone.
process.on("disconnect", () => void stop());

const starting = Promise.resolve().then(() => start(readConfig(process.env)));
try {
  await starting;
} catch (error) {
  if (!shutdown.isStopping()) say(messageOf(error));
  await stop(1);
}
