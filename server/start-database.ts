import { join } from "node:path";
import {
  type Database,
  type Jobs,
  type Listener,
  listen,
  migrate,
  openDatabase,
  startJobs,
  startPostgres,
} from "@hemline/database";
import { openMail } from "@hemline/mail";
import { schemas } from "./schemas.ts";
import type { ServerContext } from "./server-context.ts";

/** What keeps data, runs jobs and sends emails. */
export interface Infrastructure {
  db: Database;
  jobs: Jobs;
  mail: ReturnType<typeof openMail>;
  /** Hears NOTIFY on a channel, on a direct connection. */
  listen(channel: string, o: { onMessage(payload: string): void; onConnected(): void }): Listener;
  /** Whether the database server is the embedded one, so that this installation may bring its own content. */
  isEmbedded: boolean;
}

/** Finds or starts PostgreSQL, migrates every schema, and opens pool, job queue and outgoing mail. */
export async function startDatabase({
  config,
  log,
  shutdown,
  dataDir,
  serves,
}: ServerContext): Promise<Infrastructure> {
  const postgres = await startPostgres({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: join(dataDir, "postgres"),
    log,
  });
  await shutdown.onStop("the database server", () => postgres.stop(), 20_000);
  await migrate(postgres.directUrl, schemas, log);
  const db = openDatabase(postgres.url, { log, max: config.DATABASE_POOL });
  await shutdown.onStop("the database pool", () => db.$client.end());
  const jobs = await startJobs(db, { log, directUrl: postgres.directUrl, isWorker: serves("worker") });
  await shutdown.onStop("the job queue", () => jobs.stop());
  const mail = openMail({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    mailboxDir: join(dataDir, "mailbox"),
    log,
  });
  await shutdown.onStop("the mail server's connection", () => mail.close());
  return {
    ...{ db, jobs, mail, isEmbedded: postgres.embedded },
    listen: (channel, o) => listen(postgres.directUrl, channel, { log, ...o }),
  };
}
