import { eq } from "drizzle-orm";
import type { Standing } from "../../../shared/permissions.ts";
import { members, sessions } from "../../accounts/tables.ts";
import { eraseMember } from "../../leaving/erase-member.ts";
import { leavings } from "../../leaving/tables.ts";
import { setStanding } from "../../members/set-standing.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";

/** Olga has one example of each state; each of the others is in a state herself. Wanda's wardrobe is for followers. */
export type Authors = Record<"olga" | "petra" | "sven" | "boris" | "lena" | "erik" | "wanda", Person>;

export async function memberId({ db }: Pick<TestSite, "db">, { slug }: Pick<Person, "slug">): Promise<string> {
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, slug));
  if (!row) throw new Error(`There is no member ${slug}.`);
  return row.id;
}

export async function changeStanding(site: TestSite, person: Person, standing: Standing): Promise<void> {
  const id = await memberId(site, person);
  const now = site.context.clock();
  await site.db.transaction(async (tx) => {
    await setStanding(tx, id, standing === "erased" ? "leaving" : standing);
    if (standing !== "leaving" && standing !== "erased") return;
    const leaving = { memberId: id, standing: "active", choice: "anonymise", askedAt: now } as const;
    const inTwoWeeks = new Date(now.getTime() + 14 * 24 * 60 * 60_000);
    await tx.insert(leavings).values({ ...leaving, dueAt: standing === "erased" ? now : inTwoWeeks });
    await tx.delete(sessions).where(eq(sessions.memberId, id));
    if (standing === "erased") await eraseMember(tx, id, now);
  });
}
