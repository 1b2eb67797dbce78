import { eq } from "drizzle-orm";
import type { Sql } from "../sql.ts";
import { apps, projects } from "../tables.ts";

/** An app with its project's name and clock speed. */
export type App = typeof apps.$inferSelect & { project: string; sandboxIsAccelerated: boolean };

export async function appById(db: Sql, id: string): Promise<App> {
  const [row] = await db
    .select({ app: apps, project: projects.identifier, sandboxIsAccelerated: projects.sandboxIsAccelerated })
    .from(apps)
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(eq(apps.id, id));
  if (!row) throw new Error(`There is no app ${id}.`);
  const { app, project, sandboxIsAccelerated } = row;
  return { ...app, project, sandboxIsAccelerated };
}
