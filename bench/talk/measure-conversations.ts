import type { Database } from "@hemline/database";
import { paths } from "../../site/shared/paths.ts";
import { measureEach, measureRequests } from "../processes/measure-requests.ts";
import type { Running } from "../processes/run-hemline.ts";
import { fullDiscussions } from "./places-in-talk.ts";
import { largeDiscussion } from "./seed-talk.ts";
import { bars, listOf, ratioText, reads, visits } from "./talk-requests.ts";

const conversation = paths.conversation(largeDiscussion);
const around = (number: number) => `${conversation}?around=${number}`;

/** The first, the middle and the last of 5,000 messages. */
export async function measureConversations(hemline: Running, db: Database): Promise<void> {
  const others = (await fullDiscussions(db, 1_000)).map(paths.conversation);
  const first = await measureWindow(hemline, "first messages", `${conversation}?after=0`, others);
  const middles = Array.from({ length: 600 }, (_, at) => around(1_000 + at * 5));
  const middle = await measureWindow(hemline, "messages in the middle", around(2_501), middles);
  const ends = Array.from({ length: 200 }, (_, at) => around(4_800 + at));
  const last = await measureWindow(hemline, "last messages", around(5_000), ends);
  process.stdout.write(ratioText("messages in the middle, JSON", middle, first));
  process.stdout.write(ratioText("last messages, JSON", last, first));
}

/**
 * @param others pages of the same kind, each of which is asked for once
 * @returns what the JSON costs
 */
async function measureWindow(hemline: Running, what: string, path: string, others: readonly string[]): Promise<number> {
  await measureRequests(hemline, `${what}, member`, [reads(path)], bars.memberPage);
  const cost = await measureRequests(hemline, `${what}, member, JSON`, [reads(listOf(path))], bars.json);
  await measureEach(hemline, `${what}, visitor, not cached`, others.map(visits), bars.visitorPage);
  await measureRequests(hemline, `${what}, visitor, cached`, [visits(path)]);
  return cost;
}
