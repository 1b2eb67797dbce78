import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { newId } from "../../rules/ids.ts";
import type { Sql } from "../sql.ts";
import { apps, customers, portalSessions, projects } from "../tables.ts";

export interface PortalApp {
  appId: string;
  projectId: string;
  name: string;
  /** `{project}/{app}`, as in the portal's address. */
  path: string;
  clockOffsetMs: number;
  defaultLocale: string | null;
}

/** Whose purchases a session shows: one customer's, or those made with one email address. */
export interface PortalScope {
  appId: string;
  projectId: string;
  customerId: string | null;
  email: string;
}

const appColumns = {
  appId: apps.id,
  projectId: projects.id,
  name: apps.name,
  path: sql<string>`${projects.identifier} || '/' || ${apps.identifier}`,
  clockOffsetMs: projects.clockOffsetMs,
  defaultLocale: apps.defaultLocale,
};

export async function portalApp(db: Sql, project: string, app: string): Promise<PortalApp | null> {
  const [row] = await db
    .select(appColumns)
    .from(apps)
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(and(eq(projects.identifier, project), eq(apps.identifier, app)));
  return row ?? null;
}

export async function portalAppById(db: Sql, appId: string): Promise<PortalApp> {
  const [row] = await db
    .select(appColumns)
    .from(apps)
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(eq(apps.id, appId));
  if (!row) throw new Error(`There is no app ${appId}.`);
  return row;
}

/** 192 random bits for the browser, and their hash for the table. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(24).toString("base64url");
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export async function openPortalSession(
  db: Sql,
  scope: Omit<PortalScope, "projectId">,
  o: { now: Date; expiresAt: Date },
): Promise<string> {
  const { token, tokenHash } = newToken();
  const { appId, customerId, email } = scope;
  await db.insert(portalSessions).values({
    id: newId(o.now),
    tokenHash,
    appId,
    customerId,
    email,
    createdAt: o.now,
    expiresAt: o.expiresAt,
  });
  return token;
}

export async function portalScopeOf(db: Sql, app: PortalApp, token: string, now: Date): Promise<PortalScope | null> {
  const [row] = await db
    .select({
      // The customer may have been merged since.
      customerId: sql<string | null>`coalesce(${customers.mergedIntoId}, ${portalSessions.customerId})`,
      email: portalSessions.email,
    })
    .from(portalSessions)
    .leftJoin(customers, eq(customers.id, portalSessions.customerId))
    .where(
      and(
        eq(portalSessions.tokenHash, hashOfToken(token)),
        eq(portalSessions.appId, app.appId),
        isNull(portalSessions.endedAt),
        gt(portalSessions.expiresAt, now),
      ),
    );
  return row ? { appId: app.appId, projectId: app.projectId, ...row } : null;
}

export async function endPortalSession(db: Sql, token: string, now: Date): Promise<void> {
  await db
    .update(portalSessions)
    .set({ endedAt: now })
    .where(and(eq(portalSessions.tokenHash, hashOfToken(token)), isNull(portalSessions.endedAt)));
}
