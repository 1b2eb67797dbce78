import { describe, expect, test } from "vitest";
import { newYork, plan, purchase, refusal, untaxed, Walk } from "../../testing/machine-driver.ts";
import { canPay } from "./can-pay.ts";
import { problem } from "./purchase-problem.ts";

describe("without tax", () => {
  test("from start to success", () => {
    const walk = new Walk();
    expect(walk.asked).toEqual(["start"]);
    expect(walk.started().asked).toEqual(["load-form"]);
    expect(walk.filled().tell({ on: "pay" }).effects).toMatchObject([{ do: "submit", withToken: false }]);
    expect(walk.tell({ on: "submitted", token: null }).effects).toMatchObject([
      { do: "complete", email: "ada@example.org" },
    ]);
    expect(walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).effects).toMatchObject([
      { do: "confirm", clientSecret: "pi_1_secret_2", tokenId: null },
    ]);
    expect(walk.tell({ on: "confirmed" }).asked).toEqual(["poll"]);
    expect(walk.entry.activity).toMatchObject({ doing: "paying", stage: "polling" });
    expect(walk.tell({ on: "finished", purchase }).state.step).toBe("success");
    expect(walk.tell({ on: "continue" }).state).toMatchObject({
      step: "closed",
      outcome: { is: "finished", purchase },
    });
  });

  test.each([
    [false, ["express", "email", "payment"]],
    [true, ["express", "payment"]],
  ] as const)("an email accepted already: %s, waits for %j, and each of them counts", (isEmailAccepted, fields) => {
    const given = isEmailAccepted ? { ...plan, customerEmail: "ada@example.org" } : plan;
    const walk = new Walk(given).started(false, isEmailAccepted);
    expect(walk.entry.form).toMatchObject({ waitingFor: fields, isEmailSkipped: isEmailAccepted });
    walk.tell({ on: "email", email: "ada@example.org" }).tell({ on: "payment", isComplete: true, method: "card" });
    for (const field of fields) {
      expect([canPay(walk.entry), walk.tell({ on: "pay" }).asked]).toEqual([false, []]);
      walk.tell({ on: "field-ready", field });
    }
    expect(walk.tell({ on: "pay" }).asked).toEqual(["submit"]);
  });

  test("a skipped success page finishes straight away", () => {
    const walk = new Walk({ ...plan, skipSuccessPage: true }).started().filled().tell({ on: "pay" });
    walk.tell({ on: "submitted", token: null }).tell({ on: "completed", clientSecret: null });
    expect(walk.asked).toEqual(["poll"]);
    expect(walk.tell({ on: "finished", purchase }).state).toMatchObject({ outcome: { is: "finished" } });
  });

  test("a later answer without a secret leaves the earlier one standing", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).tell({ on: "refused", failure: refusal("handled") });
    walk.tell({ on: "pay" }).tell({ on: "submitted", token: null }).tell({ on: "completed", clientSecret: null });
    expect(walk.effects).toMatchObject([{ do: "confirm", clientSecret: "pi_1_secret_2" }]);
  });

  test("a handled refusal leaves the form as it is; another says why", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" });
    walk.tell({ on: "refused", failure: refusal("handled") });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: null });
    walk.tell({ on: "pay" }).tell({ on: "refused", failure: refusal("unhandled") });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "provider", message: "No." } });
    expect(walk.tell({ on: "try-again" }).entry.activity).toEqual({ doing: "filling", notice: null });
  });

  test.each([
    [7012, { about: "email", fault: "unverified", email: "ada@example.org" }],
    [7834, { about: "email", fault: "unverified", email: "ada@example.org" }],
    [7879, { about: "email", fault: "missing" }],
  ])("an email refused with %i comes back to the form", (code, notice) => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "failed", problem: { kind: "missing-email", code, underlying: null, backendErrorCode: code } });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice });
  });

  test("the developer's refused email is asked for after all", () => {
    const walk = new Walk({ ...plan, customerEmail: "ada@nowhere.example" }).started(false, true);
    for (const field of ["express", "payment"] as const) walk.tell({ on: "field-ready", field });
    walk.tell({ on: "payment", isComplete: true, method: "card" }).tell({ on: "pay" });
    walk.tell({ on: "submitted", token: null });
    expect(walk.effects).toMatchObject([{ do: "complete", email: "ada@nowhere.example" }]);
    walk.tell({
      on: "failed",
      problem: { kind: "missing-email", code: 7012, underlying: null, backendErrorCode: 7012 },
    });
    expect(walk.entry.form).toMatchObject({ isEmailSkipped: false, email: "", waitingFor: ["email"] });
  });
});

describe("leaving", () => {
  test("before the money moves it cancels", () => {
    expect(new Walk().tell({ on: "cancel" }).state).toMatchObject({ outcome: { is: "cancelled" } });
    expect(new Walk().started().filled().tell({ on: "pay" }).tell({ on: "cancel" }).state).toMatchObject({
      outcome: { is: "cancelled" },
    });
  });
  test("while the money moves it waits for the outcome", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" });
    expect(walk.tell({ on: "cancel" }).asked).toEqual(["stay"]);
    expect(walk.tell({ on: "confirmed" }).tell({ on: "cancel" }).asked).toEqual(["stay"]);
    expect(walk.state.step).toBe("payment-entry");
  });
  test.each(["network", "unclear"] as const)("after a confirmation that ended %s it first asks what became", (is) => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).tell({ on: "refused", failure: refusal(is) });
    expect(walk.tell({ on: "cancel" }).asked).toEqual(["poll", "stay"]);
    expect(walk.tell({ on: "finished", purchase }).state.step).toBe("success");
  });
  test("after the payment it is a finished purchase, never a cancelled one", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: null }).tell({ on: "finished", purchase });
    expect(walk.tell({ on: "cancel" }).state).toMatchObject({ outcome: { is: "finished" } });
  });
});

describe("trying again", () => {
  test("after a failed start it starts again", () => {
    const walk = new Walk().tell({ on: "failed", problem: problem("network", null) });
    expect(walk.state.step).toBe("error");
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["discard-form", "start"]);
  });
  test("after a confirmed payment whose outcome is unknown it only asks", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).tell({ on: "confirmed" });
    walk.tell({ on: "unsettled", problem: problem("network", null) });
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["poll"]);
    expect(walk.tell({ on: "finished", purchase }).state.step).toBe("success");
  });
  test("after a confirmation whose answer was lost, an error only asks too", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" });
    walk.tell({ on: "refused", failure: refusal("network") }).tell({ on: "try-again" });
    walk.tell({ on: "submitted", token: null }).tell({ on: "failed", problem: problem("setting-up", null) });
    expect(walk.state.step).toBe("error");
    expect(walk.tell({ on: "try-again" }).effects).toMatchObject([
      { do: "poll", resumed: { operationSessionId: "op_1" } },
    ]);
    expect(canPay(walk.entry)).toBe(false);
    expect(walk.tell({ on: "failed", problem: problem("charging", null) }).state).toMatchObject({ paid: null });
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["discard-form", "start"]);
  });
  test("a lost line in the form keeps the form", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "failed", problem: problem("network", null) });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "network", wasPaying: true } });
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["submit"]);
  });
  test("a lost line while pricing never leads to paying", () => {
    const walk = new Walk().started(true).tell({ on: "taxed", answer: untaxed, address: null }).filled();
    walk.tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    walk.tell({ on: "failed", problem: problem("network", null) });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "network", wasPaying: false } });
    expect(walk.tell({ on: "try-again" }).effects).toMatchObject([{ do: "submit" }]);
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: null });
  });
  test("what is owned already cannot be tried again", () => {
    const walk = new Walk().tell({ on: "failed", problem: problem("already-purchased", null) });
    expect(walk.tell({ on: "try-again" }).asked).toEqual([]);
    expect(walk.tell({ on: "continue" }).state).toMatchObject({ outcome: { is: "failed" } });
  });
  test.each(["continue", "cancel"] as const)("an error page that is left by %s ends with its error", (on) => {
    const failed = problem("charging", "No.");
    const walk = new Walk().tell({ on: "failed", problem: failed });
    expect(walk.tell({ on }).state).toMatchObject({ step: "closed", outcome: { is: "failed", problem: failed } });
  });
});
