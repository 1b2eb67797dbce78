import { compareVersions } from "./compare-versions.ts";

/** All conditions of a rule must hold. `attribute` needs the attribute's name. */
export interface TargetingCondition {
  subject: "country" | "app" | "app_version" | "sdk_version" | "platform" | "attribute";
  name?: string;
  operator: "is_any_of" | "is_none_of" | "at_least" | "below";
  values: string[];
}

export interface Visitor {
  now: Date;
  country: string | null;
  app: string;
  appVersion: string | null;
  sdkVersion: string | null;
  platform: string | null;
  attributes: Readonly<Record<string, string>>;
}

export interface Rule {
  identifier: string;
  revision: number;
  state: "live" | "scheduled" | "inactive";
  startsAt: Date | null;
  endsAt: Date | null;
  conditions: readonly TargetingCondition[];
  offering: string | null;
  placements: Readonly<Record<string, string | null>>;
}

export function firstFittingRule(rules: readonly Rule[], visitor: Visitor): Rule | null {
  return rules.find((it) => isOn(it, visitor.now) && it.conditions.every((one) => holds(one, visitor))) ?? null;
}

/** Starts are inclusive, ends exclusive. */
function isOn({ state, startsAt, endsAt }: Rule, now: Date): boolean {
  switch (state) {
    case "live":
      return true;
    case "inactive":
      return false;
    case "scheduled":
      return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
  }
}

/** An unknown value matches only `is_none_of`. */
function holds(condition: TargetingCondition, visitor: Visitor): boolean {
  const known = subjectOf(condition, visitor);
  const is = (value: string) => known !== null && isSame(condition.subject, known, value);
  const order = known === null ? null : compareVersions(known, condition.values[0] ?? "");
  switch (condition.operator) {
    case "is_any_of":
      return condition.values.some(is);
    case "is_none_of":
      return !condition.values.some(is);
    case "at_least":
      return order !== null && order >= 0;
    case "below":
      return order !== null && order < 0;
  }
}

function subjectOf({ subject, name }: TargetingCondition, visitor: Visitor): string | null {
  switch (subject) {
    case "country":
      return visitor.country;
    case "app":
      return visitor.app;
    case "app_version":
      return visitor.appVersion;
    case "sdk_version":
      return visitor.sdkVersion;
    case "platform":
      return visitor.platform;
    case "attribute":
      return visitor.attributes[name ?? ""] ?? null;
  }
}

function isSame(subject: TargetingCondition["subject"], known: string, value: string): boolean {
  switch (subject) {
    case "app_version":
    case "sdk_version":
      return compareVersions(known, value) === 0;
    case "platform":
    case "country":
      return known.toLowerCase() === value.toLowerCase();
    case "app":
    case "attribute":
      return known === value;
  }
}
