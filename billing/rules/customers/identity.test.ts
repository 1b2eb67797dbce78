import { expect, test } from "vitest";
import { chooseRemaining, identityOf, isAnonymous, logInOutcome, restoreOutcome } from "./identity.ts";

const anonymous = identityOf(["$RCAnonymousID:1"]);
const identified = identityOf(["ada"]);
const withPast = identityOf(["ada", "$RCAnonymousID:2"]);

test.each([
  ["anonymous", anonymous, "anonymous", anonymous, "merge", "merge"],
  ["anonymous", anonymous, "identified", identified, "merge", "merge"],
  ["anonymous", anonymous, "identified with an anonymous past", withPast, "switch", "merge"],
  ["identified", identified, "anonymous", anonymous, "merge", "merge"],
  ["identified with an anonymous past", withPast, "anonymous", anonymous, "merge", "merge"],
  ["identified", identified, "identified", identified, "switch", "restore"],
  ["identified with an anonymous past", withPast, "identified", identified, "switch", "restore"],
  ["identified", identified, "identified with an anonymous past", withPast, "switch", "restore"],
] as const)("%s meets %s: %s, %s", (_a, current, _b, other, logIn, restore) => {
  expect(logInOutcome(current, other)).toBe(logIn);
  expect(restoreOutcome(current, other)).toBe(restore);
});

test("only the clients' own prefix is anonymous", () => {
  expect(["$RCAnonymousID:x", "RCAnonymousID:x", "ada", "$rcanonymousid:x"].map(isAnonymous)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a merge goes on as who is identified, else as who was seen first", () => {
  const early = { id: "a", firstSeenAt: new Date(1), ...anonymous };
  const late = { id: "b", firstSeenAt: new Date(2), ...anonymous };
  const named = { id: "c", firstSeenAt: new Date(3), ...identified };
  expect(chooseRemaining(late, early).map((it) => it.id)).toEqual(["a", "b"]);
  expect(chooseRemaining(early, named).map((it) => it.id)).toEqual(["c", "a"]);
});
