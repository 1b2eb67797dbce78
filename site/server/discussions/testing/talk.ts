import type { LiveMessage, Message } from "../../../shared/discussions/message.ts";
import { minuteMs } from "../../../shared/durations.ts";
import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import type { ApiAnswer, Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

/** Ada, Bea and an admin, Root, with the group Knitwear, and a clock that can be set forward. */
export async function talkingSite() {
  let passedMs = 0;
  const site = await testSite({ clock: () => new Date(Date.now() + passedMs) });
  const bea = await site.joins("Bea");
  const root = await site.joins("Root", "Adams", { role: "admin" });
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  const passMinutes = (minutes: number) => {
    passedMs += minutes * minuteMs;
  };
  return { ...site, bea, root, passMinutes };
}

export const starts = (
  person: Person,
  title: string,
  more: { group?: string; text?: string; tags?: string[] } = {},
): Promise<ApiAnswer<{ slug: string; path: string }>> =>
  person.sends("POST", api.discussions, { group: "knitwear", text: `About ${title}`, ...more, title });

/** @returns its slug */
export async function hasStarted(person: Person, title: string, more: Parameters<typeof starts>[2] = {}) {
  const { status, data, message } = await starts(person, title, more);
  if (status !== 200) throw new Error(`${status}: ${message}`);
  return data.slug;
}

export const replies = (
  person: Person,
  slug: string,
  text: string,
  quote?: { number: number; text: string },
): Promise<ApiAnswer<LiveMessage>> => person.sends("POST", api.messages(slug), { text, ...(quote && { quote }) });

export const reads = (person: Person, slug: string, query = ""): Promise<Pages["conversation"]> =>
  person.sees("conversation", paths.conversation(slug) + query);

const textsOf = (messages: readonly Message[]): string[] =>
  messages.map((message) => (message.kind === "live" ? message.html.replace(/<[^>]*>/g, "") : "-"));

/** What a member sees written. */
export const saidTo = async (person: Person, slug: string, query = ""): Promise<string[]> =>
  textsOf((await reads(person, slug, query)).messages.items);
