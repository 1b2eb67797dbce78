import { and, asc, eq, gt } from "drizzle-orm";
import type { BrandState } from "../../../shared/brands/brand.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { brands } from "../../brands/tables.ts";
import { products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize, type IndexLine } from "./exported-list.ts";

interface Proposal {
  name: string;
  state: BrandState;
  answer: string | null;
  proposedAt: Date;
}

const outcomes: Record<BrandState, string> = {
  proposed: "waiting",
  live: "accepted",
  hidden: "accepted",
  merged: "merged",
  refused: "refused",
};

const proposalOf = ({ name, state, answer, proposedAt }: Proposal) => ({
  ...{ name, outcome: outcomes[state], answer, proposedAt },
});

const lineOf = ({ name, state, answer }: Proposal): IndexLine => ({
  text: `${name} (${outcomes[state]})`,
  more: answer,
});

/** What became of each, with what an admin answered. */
export const exportedProposedBrands = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "proposed-brands",
    title: "Proposed brands",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: brands.id, name: brands.name, state: brands.state, answer: brands.answer },
          proposedAt: brands.createdAt,
        })
        .from(brands)
        .where(and(eq(brands.proposedBy, member.id), last ? gt(brands.id, last.id) : undefined))
        .orderBy(asc(brands.id))
        .limit(exportPageSize),
    json: (row) => proposalOf(row),
    line: (row) => lineOf(row),
  });

export const exportedProposedProducts = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "proposed-products",
    title: "Proposed products",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: products.id, name: products.name, state: products.state, answer: products.answer },
          ...{ proposedAt: products.createdAt, brand: brands.name },
        })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .where(and(eq(products.proposedBy, member.id), last ? gt(products.id, last.id) : undefined))
        .orderBy(asc(products.id))
        .limit(exportPageSize),
    json: ({ brand, ...proposal }) => ({ ...proposalOf(proposal), brand }),
    line: (row) => lineOf(row),
  });
