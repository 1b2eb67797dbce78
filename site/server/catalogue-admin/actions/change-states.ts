import type { Database, Transaction } from "@hemline/database";
import type { ParsedAction } from "../../../shared/catalogue-admin/action-form.ts";
import type { ActionAnswer, ActionResult } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { type Change, recordChanges } from "../history/record-change.ts";
import { undoUntil } from "../history/undoable.ts";
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
  const held = await subjects.at(site.db, action.slugs);
  if (action.preview) {
    const verdicts = await judgeAll(site.db, subjects, action, held);
    return { action: action.action, isPreview: true, results: resultsOf(action, verdicts), undo: null };
  }
  const { entries, verdicts, changed } = await site.db.transaction(async (tx) => {
    const locked = await subjects.lock(tx, held);
    return applyAll(tx, site, acting, subjects, action, locked);
  });
  site.changed(changed);
  const undo = entries.length ? { entries, until: undoUntil(site.clock()).toISOString() } : null;
  return { action: action.action, isPreview: false, results: resultsOf(action, verdicts), undo };
}

interface Judgement {
  subject: Subject;
  verdict: Verdict;
}

async function judgeAll(
  db: Database | Transaction,
  subjects: Subjects,
  { action, preview }: StateAction,
  held: readonly Subject[],
): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (const subject of held) judged.push({ subject, verdict: await judgeOne(db, subjects, action, subject, preview) });
  return judged;
}

async function judgeOne(
  db: Database | Transaction,
  subjects: Subjects,
  action: StateAction["action"],
  subject: Subject,
  isPreview: boolean,
): Promise<Verdict> {
  const becomesPublic = action === "approve" || action === "show";
  const obstacle = becomesPublic && subject.state !== "live" ? await subjects.obstacle(db, subject) : null;
  return judgeAction(action, { state: subject.state, isProposed: subject.proposedBy !== null, obstacle }, isPreview);
}

/** One after the other: of two proposals with one name only the first becomes public. */
async function applyAll(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  subjects: Subjects,
  action: StateAction,
  locked: readonly Subject[],
): Promise<{ entries: string[]; verdicts: Judgement[]; changed: CacheTag[] }> {
  const verdicts: Judgement[] = [];
  const changes: Change[] = [];
  for (const subject of locked) {
    const verdict = await judgeOne(tx, subjects, action.action, subject, false);
    verdicts.push({ subject, verdict });
    if (verdict.outcome === "done") changes.push(await applyOne(tx, site, acting, subjects, action, subject, verdict));
  }
  const done = verdicts.filter(({ verdict }) => verdict.outcome === "done").map(({ subject }) => subject);
  const changed = done.length ? await subjects.settle(tx, done) : [];
  const ids = done.map(({ id }) => id);
  if (action.action === "hide") await decideCasesAbout(tx, site, acting.admin, subjects.kind, ids);
  return { entries: await recordChanges(tx, site, acting, changes), verdicts, changed };
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
function resultsOf({ slugs }: StateAction, judged: readonly Judgement[]): ActionResult[] {
  return slugs.map((slug) => {
    const found = judged.find(({ subject }) => subject.slug === slug);
    if (!found) return { slug, name: slug, outcome: "refused", message: "We can’t find it. Was it renamed?" };
    const { outcome, message } = found.verdict;
    return { slug, name: found.subject.name, outcome, message };
  });
}
