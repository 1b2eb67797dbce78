import type { Database } from "@hemline/database";
import { paths } from "../../site/shared/paths.ts";
import { measureEach, measureRequests } from "../processes/measure-requests.ts";
import type { Running } from "../processes/run-hemline.ts";
import { cursorsIn, groupOf } from "./places-in-talk.ts";
import { largeDiscussion } from "./seed-talk.ts";
import { bars, listOf, ratioText, reads, visits } from "./talk-requests.ts";

const pages = 800;
const shown = (list: string) => `${paths.discussions}?show=${list}`;

/** The list of discussions and its kinds: for members as a page and as JSON, and for visitors. */
export async function measureLists(hemline: Running, db: Database): Promise<void> {
  const group = await groupOf(db, largeDiscussion);
  const ofGroup = paths.discussionsOf(group);
  const all = (await cursorsIn(db, null, pages)).map((cursor) => `${paths.discussions}?after=${cursor}`);
  const grouped = (await cursorsIn(db, group, pages)).map((cursor) => `${ofGroup}&after=${cursor}`);
  const halfway = all[Math.floor(all.length / 2)] ?? "";
  const first = await measureList(hemline, "the list", paths.discussions);
  const far = await measureList(hemline, "the middle of the list", halfway);
  process.stdout.write(ratioText("the middle of the list, JSON", far, first));
  await measureList(hemline, "a group", ofGroup);
  await measureList(hemline, "new discussions", shown("new"));
  await measureList(hemline, "unanswered discussions", shown("unanswered"));
  await measureList(hemline, "unread ones of 500", shown("unread"));
  await measureList(hemline, "unread ones of 3,000 that were read to the end", shown("unread"), 2);
  await measureList(hemline, "500 followed ones", shown("following"));
  await measureList(hemline, "3,000 followed ones", shown("following"), 2);
  await measureEach(hemline, "pages of the list, visitor, not cached", all.map(visits), bars.visitorPage);
  await measureEach(hemline, "pages of a group, visitor, not cached", grouped.map(visits), bars.visitorPage);
  await measureRequests(hemline, "the list, visitor, cached", [visits(paths.discussions)]);
}

/** @returns what the JSON costs */
async function measureList(hemline: Running, what: string, path: string, member = 1): Promise<number> {
  await measureRequests(hemline, `${what}, member`, [reads(path, member)], bars.memberPage);
  return measureRequests(hemline, `${what}, member, JSON`, [reads(listOf(path), member)], bars.json);
}
