import { type Member, reportSubject } from "@hemline/site/server";
import type { DemoContext } from "./demo-context.ts";

/** Two reports, so that the admins' list is not empty. */
export async function seedReports({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const [camille, tomas] = [people.get("camille-roy"), people.get("tomas-vidal")];
  if (camille)
    await reportSubject(site, camille, {
      ...{ kind: "look", slug: "dots-at-the-garden-wedding", reason: "not-theirs" },
      note: "I think this photo is from a shop. Could you ask where it’s from?",
    });
  if (tomas) await reportSubject(site, tomas, { kind: "member", slug: "kofi-mensah", reason: "spam", note: "" });
}
