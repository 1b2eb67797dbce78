import { casesAbout, decideCase, type Member, reportSubject } from "@hemline/site/server";
import { DecisionDraft } from "@hemline/site/shared/moderation/decision-draft.ts";
import type { DemoContext } from "../demo-context.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";

/** Two reports that wait and one that was decided, so that no list of the admins is empty. */
export async function seedReports(context: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const { site } = context;
  const [camille, tomas] = [people.get("camille-roy"), people.get("tomas-vidal")];
  if (camille)
    await reportSubject(site, camille, {
      ...{ kind: "look", slug: "dots-at-the-garden-wedding", reason: "not-theirs" },
      note: "I think this photo is from a shop. Could you ask where it’s from?",
    });
  if (tomas) await reportSubject(site, tomas, { kind: "member", slug: "kofi-mensah", reason: "spam", note: "" });
  await seedDecision(context, people);
}

async function seedDecision({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const [reporter, reported] = [people.get("kofi-mensah"), people.get("hanna-brandt")];
  if (!reporter || !reported) return;
  const before = await casesAbout(site.db, "member", reported.id);
  if (before.length > 0) return;
  await reportSubject(daysBefore(site, 6), reporter, {
    ...{ kind: "member", slug: "hanna-brandt", reason: "spam" },
    note: "There’s a shop in her profile.",
  });
  const [one] = await casesAbout(site.db, "member", reported.id);
  if (!one) throw new Error("The demo’s report has no case.");
  const draft = {
    version: one.version,
    decision: "dismissed",
    why: "It’s where she teaches darning. Nothing is sold.",
  };
  await decideCase(daysBefore(site, 5), asAdmin(people), one.id, DecisionDraft.parse(draft));
}
