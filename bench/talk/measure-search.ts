import { api } from "../../site/shared/paths.ts";
import { measureEach } from "../processes/measure-requests.ts";
import type { Running } from "../processes/run-hemline.ts";
import { largeDiscussion } from "./seed-talk.ts";
import { bars, reads } from "./talk-requests.ts";

/** Each asks once for each of these, because of the limit of searches. */
const members = Array.from({ length: 500 }, (_, at) => at + 1);

const searched = {
  "a word of every fifth message": "leather",
  "the words of one message": "Note 2501.",
  "words that nobody wrote": "bouclé from Biella",
};

/** A search within 5,000 messages. */
export async function measureSearch(hemline: Running): Promise<void> {
  for (const [what, words] of Object.entries(searched)) {
    const path = `${api.messages(largeDiscussion)}?search=${encodeURIComponent(words)}`;
    const requests = members.map((member) => reads(path, member));
    await measureEach(hemline, `a search within 5,000 messages for ${what}`, requests, bars.json);
  }
}
