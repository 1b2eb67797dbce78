import type { Database, Transaction } from "@hemline/database";
import type { ParsedAction } from "../../../shared/catalogue-admin/action-form.ts";
import type { ActionAnswer, ActionResult } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import type { Change } from "../history/record-change.ts";
import { actOnMany, type Judgement } from "./act-on-many.ts";
import { judgeAction, type Verdict } from "./judge-action.ts";
import { notifyProposer } from "./notify-proposer.ts";
import type { Subject, Subjects } from "./subjects.ts";

type StateAction = Exclude<ParsedAction, { action: "merge" }>;

/**
 * Approves, refuses, hides or shows up to two hundred brands or products, all in one transaction; of each the answer says
 * what happened. A preview says the same and changes nothing. Hiding decides what members have reported.
 */
export async function changeStates(
  site: SiteContext,
  acting: ActingAdmin,
  subjects: Subjects,
  action: StateAction,
): Promise<ActionAnswer> {
  const { judged, undo } = await actOnMany(site, acting, action.preview, {
    rows: (db) => subjects.at(db, action.slugs),
    lock: (tx, held) => subjects.lock(tx, held),
    judge: (db, subject) => judgeOne(db, subjects, action, subject),
    apply: (tx, subject, verdict) => applyOne(tx, site, acting, subjects, action, subject, verdict),
    async settle(tx, done) {
      const changed = await subjects.settle(tx, done);
      const ids = done.map(({ id }) => id);
      if (action.action === "hide") await decideCasesAbout(tx, site, acting.admin, subjects.kind, ids);
      return changed;
    },
  });
  return { action: action.action, isPreview: action.preview, results: resultsOf(action, judged), undo };
}

async function judgeOne(
  db: Database | Transaction,
  subjects: Subjects,
  { action, preview }: StateAction,
  subject: Subject,
): Promise<Verdict> {
  const becomesPublic = action === "approve" || action === "show";
  const obstacle = becomesPublic && subject.state !== "live" ? await subjects.obstacle(db, subject) : null;
  return judgeAction(action, { state: subject.state, isProposed: subject.proposedBy !== null, obstacle }, preview);
}

async function applyOne(
  tx: Transaction,
  site: SiteContext,
  { admin }: ActingAdmin,
  subjects: Subjects,
  action: StateAction,
  { id, state, answer, proposedBy }: Subject,
  { to }: Verdict,
): Promise<Change> {
  const word = action.action === "refuse" ? action.answer || null : null;
  await subjects.set(tx, id, { state: to, answer: word, editedAt: site.clock() });
  const isAnswer = action.action === "approve" || action.action === "refuse";
  if (isAnswer) await notifyProposer(tx, site, admin, { id, proposedBy });
  return {
    ...{ act: action.action, kind: subjects.kind, id },
    ...{ before: { state, answer }, after: { state: to, answer: word } },
    why: "why" in action ? action.why : (word ?? ""),
  };
}

/** In the order in which they were named; those that are not there are said to be missing. */
function resultsOf({ slugs }: StateAction, judged: readonly Judgement<Subject, Verdict>[]): ActionResult[] {
  return slugs.map((slug) => {
    const found = judged.find(({ row }) => row.slug === slug);
    if (!found) return { slug, name: slug, outcome: "refused", message: "We can’t find it. Was it renamed?" };
    const { outcome, message } = found.verdict;
    return { slug, name: found.row.name, outcome, message };
  });
}
