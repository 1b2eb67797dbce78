import { commentByText, type Member, postComment } from "@hemline/site/server";
import type { CommentTarget } from "@hemline/site/shared/comments/comment-target.ts";
import { slugOf } from "@hemline/site/shared/slug.ts";
import type { DemoContext } from "../demo-context.ts";
import { type PlannedThread, plannedComments } from "../planned/comments.ts";
import { plannedLooks } from "../planned/looks.ts";
import { plannedEntryComments } from "../planned/notebook/comments.ts";

const hour = 60 * 60 * 1000;

type People = ReadonlyMap<string, Member>;

/** Lets the people talk about each other's looks; what was said already is not said again. */
export async function seedComments(context: DemoContext, people: People): Promise<void> {
  const daysAgo = new Map(plannedLooks().map((planned) => [planned.look.slug, planned.daysAgo]));
  for (const { look, threads } of plannedComments)
    await seedThreads(context, people, { on: { kind: "look", slug: look }, daysAgo: daysAgo.get(look) ?? 1, threads });
}

/** The same about entries of the notebook. */
export async function seedEntryComments(context: DemoContext, people: People): Promise<void> {
  for (const { entry, threads } of plannedEntryComments) {
    const slug = slugOf(entry.title, "entry");
    await seedThreads(context, people, { on: { kind: "entry", slug }, daysAgo: entry.daysAgo, threads });
  }
}

interface PlannedSubject {
  on: CommentTarget;
  daysAgo: number;
  threads: readonly PlannedThread[];
}

async function seedThreads({ site }: DemoContext, people: People, { on, daysAgo, threads }: PlannedSubject) {
  const clocks = clocksSince(site.clock(), daysAgo * 24 * hour, countIn(threads));
  const say = async (by: string, text: string, parent?: string): Promise<string> => {
    const member = people.get(by);
    if (!member) throw new Error(`The demo has no person ${by}.`);
    const clock = clocks.next().value ?? site.clock;
    const said = await commentByText(site, member, on, text);
    return said ?? (await postComment({ ...site, clock }, member, on, { text, parent })).id;
  };
  for (const { by, text, replies = [] } of threads) {
    const id = await say(by, text);
    for (const reply of replies) await say(reply.by, reply.text, id);
  }
}

const countIn = (threads: readonly PlannedThread[]) =>
  threads.reduce((count, { replies = [] }) => count + 1 + replies.length, 0);

/** Moments between the publication and now, one for each comment, a few hours apart. */
function* clocksSince(now: Date, agoMs: number, count: number): Generator<() => Date, undefined> {
  const stepMs = Math.min(3 * hour, agoMs / (count + 1));
  for (let at = 1; at <= count; at++) {
    const moment = new Date(now.getTime() - agoMs + at * stepMs);
    yield () => moment;
  }
}
