import { randomUUID } from "node:crypto";
import { api } from "../../site/shared/paths.ts";
import { measureEach } from "../processes/measure-requests.ts";
import { openStreams } from "../processes/open-streams.ts";
import type { Running } from "../processes/run-hemline.ts";
import type { LoadRequest } from "../processes/run-load.ts";
import { sendEach } from "../processes/send-each.ts";
import { writtenDiscussion } from "./seed-talk.ts";
import { bars, by, listens } from "./talk-requests.ts";

const listeners = 300;
const writers = 400;

/** A message of one discussion, while nobody and while 300 members have it open. */
export async function measurePosting(hemline: Running): Promise<void> {
  await sendEach(hemline.address, posts(1));
  const quiet = await measureEach(hemline, "a message, nobody listens (NodeBB 6 ms)", posts(2), bars.message);
  const streams = await openStreams(hemline.address, listens(writtenDiscussion, listeners));
  const what = `a message, ${listeners} listen (NodeBB 28 ms)`;
  const heard = await measureEach(hemline, what, posts(2), bars.heardMessage, streams.haveHeard);
  await streams.close();
  process.stdout.write(`a message, ${listeners} listen: ${(heard / quiet).toFixed(2)} times one that nobody hears\n`);
}

/** So many of each writer: all rounds together are the five that each may post in a minute. */
const posts = (each: number): LoadRequest[] =>
  Array.from({ length: writers * each }, (_, at) => post(listeners + 1 + (at % writers)));

/** As a browser sends it. */
const post = (member: number): LoadRequest => ({
  method: "POST",
  path: api.messages(writtenDiscussion),
  headers: { ...by(member), "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
  body: JSON.stringify({
    text: `The cloth got **softer** with each wash, and the seams held. I would mend it again. Note ${randomUUID()}.`,
    quote: null,
    cards: [],
  }),
});
