import { asc, eq } from "drizzle-orm";
import { firstOf } from "../../rules/defined.ts";
import type { Sql } from "../sql.ts";
import { apps, projects } from "../tables.ts";

export async function allProjects(
  db: Sql,
): Promise<{ identifier: string; name: string; clockOffsetMs: number; apps: string[] }[]> {
  const rows = await db
    .select({ project: projects, app: apps.identifier })
    .from(projects)
    .leftJoin(apps, eq(apps.projectId, projects.id))
    .orderBy(asc(projects.createdAt), asc(projects.identifier), asc(apps.createdAt), asc(apps.identifier));
  return [...Map.groupBy(rows, (it) => it.project.id).values()].map((own) => ({
    identifier: firstOf(own, "own").project.identifier,
    name: firstOf(own, "own").project.name,
    clockOffsetMs: firstOf(own, "own").project.clockOffsetMs,
    apps: own.flatMap((it) => it.app ?? []),
  }));
}
