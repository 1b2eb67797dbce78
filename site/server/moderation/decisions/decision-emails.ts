import type { Handler, Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { formatDay } from "../../../shared/format-day.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import { paths } from "../../../shared/paths.ts";
import { emailGreeting } from "../../accounts/email-greeting.ts";
import { members } from "../../accounts/tables.ts";
import { cases, reports, sanctions } from "../../cases/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { answerEmail, type DecisionText, decisionEmail, reportEmail } from "./decision-texts.ts";

const decisionQueue = "site.decision-email";
const reportQueue = "site.report-email";
const answerQueue = "site.appeal-email";

interface ToReporter {
  caseId: string;
  memberId: string;
}

interface AboutSanction {
  sanctionId: string;
}

export const enqueueDecisionEmail = (
  tx: Transaction,
  { jobs }: Pick<SiteContext, "jobs">,
  sanctionId: string,
): Promise<void> => jobs.enqueue(decisionQueue, { sanctionId } satisfies AboutSanction, { tx });

export const enqueueReportEmail = (
  tx: Transaction,
  { jobs }: Pick<SiteContext, "jobs">,
  one: ToReporter,
): Promise<void> => jobs.enqueue(reportQueue, one, { tx });

export const enqueueAnswerEmail = (
  tx: Transaction,
  { jobs }: Pick<SiteContext, "jobs">,
  sanctionId: string,
): Promise<void> => jobs.enqueue(answerQueue, { sanctionId } satisfies AboutSanction, { tx });

/** Texts are read when they are sent: a decision that was lifted meanwhile is not told. */
export async function sendDecisionEmails(site: SiteContext): Promise<void> {
  const { jobs, mail, publicUrl } = site;
  const decisions = publicUrl + paths.settingsDecisions;
  const tellAuthor: Handler<AboutSanction> = async ({ sanctionId }, { id }) => {
    const found = await sanctionWithMember(site, sanctionId);
    if (!found || found.sanction.liftedAt) return;
    const { subject, lines } = decisionEmail(found.text);
    const text = [
      `${emailGreeting(found.firstName)}, ${lines.join(" ")}`,
      `If you think this is a mistake, you can ask us to check again within ${moderationLimits.appealDays} days. Appeal this decision:\n${decisions}#decision-${sanctionId}`,
      "You get this because it’s about your Hemline account.\n",
    ];
    await mail.send({ id, to: found.email, subject, text: text.join("\n\n") });
  };
  const answer: Handler<AboutSanction> = async ({ sanctionId }, { id }) => {
    const found = await sanctionWithMember(site, sanctionId);
    if (!found) return;
    const { outcome, answer: said } = found.sanction;
    const { subject, lines } = answerEmail(found.text, outcome);
    const text = [
      `${emailGreeting(found.firstName)}, ${lines.join(" ")}`,
      ...(said === null ? [] : [`Our answer: “${said}”`]),
      `Read your decisions:\n${decisions}#decision-${sanctionId}`,
      "You get this because it’s about your Hemline account.\n",
    ];
    await mail.send({ id, to: found.email, subject, text: text.join("\n\n") });
  };
  await jobs.work(decisionQueue, tellAuthor, { lasting: true });
  await jobs.work(answerQueue, answer, { lasting: true });
  await jobs.work(reportQueue, tellReporter(site), { lasting: true });
}

const tellReporter =
  ({ db, mail, publicUrl }: SiteContext): Handler<ToReporter> =>
  async ({ caseId, memberId }, { id }) => {
    const [found] = await db
      .select({ one: cases, reportedAt: reports.createdAt, email: members.email, firstName: members.firstName })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .innerJoin(members, eq(members.id, reports.reporterId))
      .where(and(eq(reports.caseId, caseId), eq(reports.reporterId, memberId), ne(members.standing, "erased")));
    if (!found?.one.decision) return;
    const { one, reportedAt, email, firstName } = found;
    const { subject, lines } = reportEmail(one, formatDay(reportedAt));
    const text = [
      `${emailGreeting(firstName)}, ${lines.join(" ")}`,
      `If we missed something, write to us from the contact page:\n${publicUrl}${paths.contact}`,
      `Read our rules:\n${publicUrl}${paths.terms}`,
      "You get this because you reported something on Hemline.\n",
    ];
    await mail.send({ id, to: email, subject, text: text.join("\n\n") });
  };

async function sanctionWithMember({ db }: SiteContext, sanctionId: string) {
  const [found] = await db
    .select({ sanction: sanctions, one: cases, email: members.email, firstName: members.firstName })
    .from(sanctions)
    .innerJoin(members, eq(members.id, sanctions.memberId))
    .leftJoin(cases, eq(cases.id, sanctions.caseId))
    .where(and(eq(sanctions.id, sanctionId), ne(members.standing, "erased")));
  if (!found) return null;
  const { sanction, one, email, firstName } = found;
  const { kind, until, reason, why } = sanction;
  const about = one && { kind: one.targetKind, text: one.snapshot.text || one.snapshot.title };
  const text: DecisionText = { kind, until: until && formatDay(until), reason, why, about };
  return { sanction, text, email, firstName };
}
