import { paths } from "../site/shared/paths.ts";
import { compareWithBareServer } from "./processes/compare-with-bare-server.ts";
import { printMachineSpeed } from "./processes/print-machine-speed.ts";
import { photosComplete, withSeededHemline } from "./processes/with-seeded-hemline.ts";
import { measureConversations } from "./talk/measure-conversations.ts";
import { measureLists } from "./talk/measure-lists.ts";
import { measurePosting } from "./talk/measure-posting.ts";
import { measureSearch } from "./talk/measure-search.ts";
import { measureStreams } from "./talk/measure-streams.ts";
import { largeDiscussion, seedTalk } from "./talk/seed-talk.ts";

/** So many times fewer discussions. */
const part = Number(process.env.PART ?? 1);
const folder = part === 1 ? "talk" : `talk-${part}`;

/** Pages, searches, messages and live streams with 100,000 discussions and five million messages, or a part of them. */
export async function measure(): Promise<void> {
  await withSeededHemline(folder, (_, db) => seedTalk(db, { members: 20_000, part }, () => photosComplete(db)));
  // Started again, because a process that has just seeded the demo holds memory of that.
  await withSeededHemline(folder, async (hemline, db) => {
    await printMachineSpeed();
    await measureStreams(hemline);
    await measureLists(hemline, db);
    await measureConversations(hemline, db);
    await measureSearch(hemline);
    await measurePosting(hemline);
    await compareWithBareServer(hemline, paths.conversation(largeDiscussion));
    const { app, database } = hemline.memoryMb();
    process.stdout.write(`memory after it: app ${app.toFixed(0)} MB, database ${database.toFixed(0)} MB\n`);
  });
}
