import type { SiteContext } from "@hemline/site/server";
import { namedPeople } from "./people.ts";

/** Whether anyone with the published password is a member. */
export async function hasDemoPeople({ db }: Pick<SiteContext, "db">): Promise<boolean> {
  const emails = Object.values(namedPeople).map(({ email }) => email);
  const { rowCount } = await db.$client.query("select from site.members where email = any($1)", [emails]);
  return rowCount !== 0;
}
