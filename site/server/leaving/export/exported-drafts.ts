import { and, asc, eq, gt } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { drafts } from "../../drafts/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What the member has written and not posted. */
export const exportedDrafts = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "drafts",
    title: "Drafts",
    rowsAfter: (last: { place: string } | null) =>
      db
        .select({ place: drafts.place, body: drafts.body, updatedAt: drafts.updatedAt })
        .from(drafts)
        .where(and(eq(drafts.memberId, member.id), last ? gt(drafts.place, last.place) : undefined))
        .orderBy(asc(drafts.place))
        .limit(exportPageSize),
    json: (row) => row,
    line: ({ place, body }) => ({ text: textOf(body), more: place }),
  });

const textOf = (body: unknown): string =>
  typeof body === "object" && body !== null
    ? Object.values(body)
        .filter((value): value is string => typeof value === "string" && value !== "")
        .join(" · ")
    : "";
