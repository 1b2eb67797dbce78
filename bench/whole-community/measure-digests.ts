import { setTimeout as pause } from "node:timers/promises";
import { enqueueDigests } from "../../site/server/notification-list/digests.ts";
import { openSite } from "./open-site.ts";

const pollMs = 250;

/** Makes every seeded member due for a digest, enqueues the digests, and sends them in this process. */
export async function measureDigests(dataDir: string): Promise<void> {
  let sent = 0;
  const site = await openSite(dataDir, {
    send: () => {
      sent += 1;
    },
  });
  try {
    await site.db.$client.query(
      `delete from site.digests where member_id in (select id from site.members where slug like 'bench-%')`,
    );
    const [start, cpu, queries] = [performance.now(), site.cpuMs(), site.queries()];
    await enqueueDigests(site.context);
    const enqueuedAt = performance.now();
    while (await areWaiting(site.db)) await pause(pollMs);
    const after = site.cpuMs();
    const each = (total: number) => total / Math.max(1, sent);
    const seconds = (until: number) => ((until - start) / 1000).toFixed(1);
    process.stdout.write(
      `${sent} digests: enqueued in ${seconds(enqueuedAt)} s, sent after ${seconds(performance.now())} s; app ${each(after.app - cpu.app).toFixed(2)} ms, database ${each(after.database - cpu.database).toFixed(2)} ms CPU and ${each(site.queries() - queries).toFixed(1)} queries an email\n`,
    );
  } finally {
    await site.stop();
  }
}

async function areWaiting(db: Awaited<ReturnType<typeof openSite>>["db"]): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    "select from jobs.job where name = 'site.digest' and state in ('created', 'active', 'retry') limit 1",
  );
  return rowCount !== 0;
}
