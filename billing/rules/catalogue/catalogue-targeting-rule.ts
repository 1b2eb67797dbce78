import * as z from "zod";
import { isVersion } from "../targeting/compare-versions.ts";
import { Identifier, nullable } from "./field-types.ts";

/** An instant, kept in UTC whatever its author's offset. */
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const versions: readonly string[] = ["app_version", "sdk_version"];

const CatalogueCondition = z
  .strictObject({
    subject: z.enum(["country", "app", "app_version", "sdk_version", "platform", "attribute"]),
    /** The attribute's. */
    name: z.string().min(1).max(100).optional(),
    operator: z.enum(["is_any_of", "is_none_of", "at_least", "below"]),
    values: z.array(z.string().min(1).max(500)).min(1).max(300),
  })
  .superRefine(({ subject, name, operator, values }, context) => {
    const addIssue = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if ((subject === "attribute") !== (name !== undefined))
      addIssue(["name"], "is needed for subject attribute, and only there");
    const isOrdered = operator === "at_least" || operator === "below";
    if (isOrdered && !versions.includes(subject)) addIssue(["operator"], "can only compare versions");
    if (isOrdered && values.length > 1) addIssue(["values"], "must be a single version");
    values.forEach((value, at) => {
      if (versions.includes(subject) && !isVersion(value)) addIssue(["values", at], "must be a version such as 2.10.0");
      if (subject === "country" && !/^[A-Z]{2}$/.test(value))
        addIssue(["values", at], "must be a two-letter ISO 3166-1 code such as FR");
    });
  });

/** Who is shown another offering than the current one. The first rule that fits wins. */
export const CatalogueTargetingRule = z
  .strictObject({
    identifier: Identifier,
    state: z.enum(["live", "scheduled", "inactive"]),
    starts_at: nullable(Instant),
    ends_at: nullable(Instant),
    /** All of them must hold; none fits everybody. */
    conditions: z.array(CatalogueCondition).max(50).default([]),
    /** Left out: the current offering stays. */
    offering: nullable(Identifier),
    /** Placements this rule answers differently; null for nothing. */
    placements: z.record(Identifier, Identifier.nullable()).default({}),
  })
  .superRefine(({ state, starts_at, ends_at, offering, placements }, context) => {
    const addIssue = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (state === "scheduled" && !starts_at && !ends_at)
      addIssue(["state"], "a scheduled rule needs starts_at or ends_at");
    if (state === "live" && (starts_at || ends_at))
      addIssue(["state"], "must be scheduled for a rule with starts_at or ends_at");
    if (starts_at && ends_at && starts_at >= ends_at) addIssue(["ends_at"], "must come after starts_at");
    if (offering === null && Object.keys(placements).length === 0)
      addIssue(["offering"], "a rule needs an offering, placements or both");
  });
export type CatalogueTargetingRule = z.output<typeof CatalogueTargetingRule>;
