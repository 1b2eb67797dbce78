import type { Member } from "@hemline/site/server";
import { namedPeople } from "../people.ts";

/** The admin who writes the catalogue, and what the audit log calls the request. */
export function asAdmin(people: ReadonlyMap<string, Member>): { admin: Member; requestId: string } {
  const admin = people.get(namedPeople.admin.slug);
  if (!admin) throw new Error("The demo has no admin.");
  return { admin, requestId: "demo" };
}
