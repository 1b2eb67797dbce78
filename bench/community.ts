import type { Database } from "@hemline/database";
import { writeCursor } from "../site/server/db/cursor.ts";
import { api, paths } from "../site/shared/paths.ts";
import { seedCommunity, tokenOf } from "./community/seed-community.ts";
import { measureRequests } from "./processes/measure-requests.ts";
import { printMachineSpeed } from "./processes/print-machine-speed.ts";
import type { LoadRequest } from "./processes/run-load.ts";
import { photosComplete, withSeededHemline } from "./processes/with-seeded-hemline.ts";

/** Requests of the pages that grow with the community, and of what members do, with 50,000 members and 100,000 looks. */
export const measure = (): Promise<void> =>
  withSeededHemline("community", async (hemline, db) => {
    const amounts = { members: 50_000, looks: 100_000, likes: 1_030_000, comments: 0 };
    await seedCommunity(db, amounts, () => photosComplete(db));
    await printMachineSpeed();
    const page500 = await cursorOfPage500(db);
    for (const [what, requests] of Object.entries(scenes(page500))) await measureRequests(hemline, what, requests);
    const { app, database } = hemline.memoryMb();
    process.stdout.write(`memory after it: app ${app.toFixed(0)} MB, database ${database.toFixed(0)} MB\n`);
  });

async function cursorOfPage500(db: Database): Promise<string> {
  const { rows } = await db.$client.query(
    "select id, extract(epoch from posted_at) * 1000 as at from site.looks order by posted_at desc, id desc offset 11999 limit 1",
  );
  return writeCursor("looks", [Math.round(Number(rows[0].at)), rows[0].id]);
}

const by = (number: number) => ({ Authorization: `Bearer ${tokenOf(number)}` });
const json = (path: string) => path.replace(/(\?|$)/, "/_payload.json$1");
const crowd = Array.from({ length: 400 }, (_, at) => at + 1);

const comment = JSON.stringify({ text: "Where is the coat from? I have looked for one like it all winter." });

/** Each member of the crowd puts a state of their own, and deletes it. */
const onAndOff = (pathFor: (number: number) => string): LoadRequest[] =>
  (["PUT", "DELETE"] as const).flatMap((method) =>
    crowd.map((number) => ({ method, path: pathFor(number), headers: by(number) })),
  );

function scenes(page500: string): Record<string, LoadRequest[]> {
  const reads = (path: string, number = 1): LoadRequest[] => [{ path, headers: by(number) }];
  return {
    "/looks": reads(paths.looks),
    "/looks, 500th page, payload": reads(json(`${paths.looks}?after=${page500}`)),
    "a look": reads(paths.look("bench-look-5")),
    "a member": reads(paths.member("bench-3")),
    "followers of the most followed": reads(paths.memberFollowers("bench-1")),
    "feed of one who follows 50": reads(`${paths.looks}?feed=following`, 1),
    "feed of one who follows 2,000": reads(`${paths.looks}?feed=following`, 2),
    "/members, a search": reads(`${paths.members}?search=lindqvst`),
    "/api/user": reads(api.user, 300),
    "/api/user of a member with 2,700 looks": reads(api.user),
    "a like": onAndOff((number) => api.lookLike(`bench-look-${number * 7}`)),
    "a follow": onAndOff((number) => api.follow(`bench-${10_000 + number}`)),
    "a comment": crowd.map((number) => ({
      method: "POST",
      path: api.lookComments(`bench-look-${number * 7}`),
      headers: { ...by(number), "Content-Type": "application/json" },
      body: comment,
    })),
  };
}
