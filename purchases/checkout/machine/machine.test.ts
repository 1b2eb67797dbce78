import { describe, expect, test } from "vitest";
import { MachineDriver, machineOrder, newYork, purchase, refusal, untaxed } from "../../testing/machine-driver.ts";
import { canPay } from "./payment-entry-checks.ts";
import { problem } from "./purchase-problem.ts";

describe("without tax", () => {
  test("from start to success", () => {
    const driver = new MachineDriver();
    expect(driver.asked).toEqual(["start"]);
    expect(driver.started().asked).toEqual(["load-form"]);
    expect(driver.filled().send({ on: "pay" }).effects).toMatchObject([{ do: "submit", withToken: false }]);
    expect(driver.send({ on: "submitted", token: null }).effects).toMatchObject([
      { do: "complete", email: "ada@example.org" },
    ]);
    expect(driver.send({ on: "completed", clientSecret: "pi_1_secret_2" }).effects).toMatchObject([
      { do: "confirm", clientSecret: "pi_1_secret_2", tokenId: null },
    ]);
    expect(driver.send({ on: "confirmed" }).asked).toEqual(["poll"]);
    expect(driver.entry.activity).toMatchObject({ doing: "paying", stage: "polling" });
    expect(driver.send({ on: "finished", purchase }).state.step).toBe("success");
    expect(driver.send({ on: "continue" }).state).toMatchObject({
      step: "closed",
      outcome: { is: "finished", purchase },
    });
  });

  test.each([
    [false, ["express", "email", "payment"]],
    [true, ["express", "payment"]],
  ] as const)("an email accepted already: %s, waits for %j, and each of them counts", (isEmailAccepted, fields) => {
    const given = isEmailAccepted ? { ...machineOrder, customerEmail: "ada@example.org" } : machineOrder;
    const driver = new MachineDriver(given).started(false, isEmailAccepted);
    expect(driver.entry.form).toMatchObject({ waitingFor: fields, isEmailSkipped: isEmailAccepted });
    driver.send({ on: "email", email: "ada@example.org" }).send({ on: "payment", isComplete: true, method: "card" });
    for (const field of fields) {
      expect([canPay(driver.entry), driver.send({ on: "pay" }).asked]).toEqual([false, []]);
      driver.send({ on: "field-ready", field });
    }
    expect(driver.send({ on: "pay" }).asked).toEqual(["submit"]);
  });

  test("a skipped success page finishes straight away", () => {
    const driver = new MachineDriver({ ...machineOrder, skipSuccessPage: true }).started().filled().send({ on: "pay" });
    driver.send({ on: "submitted", token: null }).send({ on: "completed", clientSecret: null });
    expect(driver.asked).toEqual(["poll"]);
    expect(driver.send({ on: "finished", purchase }).state).toMatchObject({ outcome: { is: "finished" } });
  });

  test("a later answer without a secret leaves the earlier one standing", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver
      .send({ on: "completed", clientSecret: "pi_1_secret_2" })
      .send({ on: "refused", failure: refusal("handled") });
    driver.send({ on: "pay" }).send({ on: "submitted", token: null }).send({ on: "completed", clientSecret: null });
    expect(driver.effects).toMatchObject([{ do: "confirm", clientSecret: "pi_1_secret_2" }]);
  });

  test("a handled refusal leaves the form as it is; another says why", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" });
    driver.send({ on: "refused", failure: refusal("handled") });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: null });
    driver.send({ on: "pay" }).send({ on: "refused", failure: refusal("unhandled") });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: { about: "provider", message: "No." } });
    expect(driver.send({ on: "try-again" }).entry.activity).toEqual({ doing: "filling", notice: null });
  });

  test.each([
    [7012, { about: "email", error: "unverified", email: "ada@example.org" }],
    [7834, { about: "email", error: "unverified", email: "ada@example.org" }],
    [7879, { about: "email", error: "missing" }],
  ])("an email refused with %i comes back to the form", (code, notice) => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "failed", problem: { kind: "missing-email", code, underlying: null, backendErrorCode: code } });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice });
  });

  test("the field appears when the developer's email is refused", () => {
    const driver = new MachineDriver({ ...machineOrder, customerEmail: "ada@nowhere.example" }).started(false, true);
    for (const field of ["express", "payment"] as const) driver.send({ on: "field-ready", field });
    driver.send({ on: "payment", isComplete: true, method: "card" }).send({ on: "pay" });
    driver.send({ on: "submitted", token: null });
    expect(driver.effects).toMatchObject([{ do: "complete", email: "ada@nowhere.example" }]);
    driver.send({
      on: "failed",
      problem: { kind: "missing-email", code: 7012, underlying: null, backendErrorCode: 7012 },
    });
    expect(driver.entry.form).toMatchObject({ isEmailSkipped: false, email: "", waitingFor: ["email"] });
  });
});

describe("leaving", () => {
  test("before the money moves it cancels", () => {
    expect(new MachineDriver().send({ on: "cancel" }).state).toMatchObject({ outcome: { is: "cancelled" } });
    expect(new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "cancel" }).state).toMatchObject({
      outcome: { is: "cancelled" },
    });
  });
  test("while the money moves it waits for the outcome", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "completed", clientSecret: "pi_1_secret_2" });
    expect(driver.send({ on: "cancel" }).asked).toEqual(["stay"]);
    expect(driver.send({ on: "confirmed" }).send({ on: "cancel" }).asked).toEqual(["stay"]);
    expect(driver.state.step).toBe("payment-entry");
  });
  test.each(["network", "unclear"] as const)("after a confirmation that ended %s it first asks what became", (is) => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "completed", clientSecret: "pi_1_secret_2" }).send({ on: "refused", failure: refusal(is) });
    expect(driver.send({ on: "cancel" }).asked).toEqual(["poll", "stay"]);
    expect(driver.send({ on: "finished", purchase }).state.step).toBe("success");
  });
  test("after the payment it is a finished purchase, never a cancelled one", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "completed", clientSecret: null }).send({ on: "finished", purchase });
    expect(driver.send({ on: "cancel" }).state).toMatchObject({ outcome: { is: "finished" } });
  });
});

describe("trying again", () => {
  test("after a failed start it starts again", () => {
    const driver = new MachineDriver().send({ on: "failed", problem: problem("network", null) });
    expect(driver.state.step).toBe("error");
    expect(driver.send({ on: "try-again" }).asked).toEqual(["discard-form", "start"]);
  });
  test("after a confirmed payment whose outcome is unknown it only asks", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "completed", clientSecret: "pi_1_secret_2" }).send({ on: "confirmed" });
    driver.send({ on: "unsettled", problem: problem("network", null) });
    expect(driver.send({ on: "try-again" }).asked).toEqual(["poll"]);
    expect(driver.send({ on: "finished", purchase }).state.step).toBe("success");
  });
  test("after a confirmation whose answer was lost, an error only asks too", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "completed", clientSecret: "pi_1_secret_2" });
    driver.send({ on: "refused", failure: refusal("network") }).send({ on: "try-again" });
    driver.send({ on: "submitted", token: null }).send({ on: "failed", problem: problem("setting-up", null) });
    expect(driver.state.step).toBe("error");
    expect(driver.send({ on: "try-again" }).effects).toMatchObject([
      { do: "poll", resumed: { operationSessionId: "op_1" } },
    ]);
    expect(canPay(driver.entry)).toBe(false);
    expect(driver.send({ on: "failed", problem: problem("charging", null) }).state).toMatchObject({ paid: null });
    expect(driver.send({ on: "try-again" }).asked).toEqual(["discard-form", "start"]);
  });
  test("a lost connection keeps the form", () => {
    const driver = new MachineDriver().started().filled().send({ on: "pay" }).send({ on: "submitted", token: null });
    driver.send({ on: "failed", problem: problem("network", null) });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: { about: "network", wasPaying: true } });
    expect(driver.send({ on: "try-again" }).asked).toEqual(["submit"]);
  });
  test("a lost connection during a calculation never leads to a payment", () => {
    const driver = new MachineDriver().started(true).send({ on: "taxed", answer: untaxed, address: null }).filled();
    driver.send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    driver.send({ on: "failed", problem: problem("network", null) });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: { about: "network", wasPaying: false } });
    expect(driver.send({ on: "try-again" }).effects).toMatchObject([{ do: "submit" }]);
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: null });
  });
  test("what is owned already cannot be tried again", () => {
    const driver = new MachineDriver().send({ on: "failed", problem: problem("already-purchased", null) });
    expect(driver.send({ on: "try-again" }).asked).toEqual([]);
    expect(driver.send({ on: "continue" }).state).toMatchObject({ outcome: { is: "failed" } });
  });
  test.each(["continue", "cancel"] as const)("an error page that is left by %s ends with its error", (on) => {
    const failed = problem("charging", "No.");
    const driver = new MachineDriver().send({ on: "failed", problem: failed });
    expect(driver.send({ on }).state).toMatchObject({ step: "closed", outcome: { is: "failed", problem: failed } });
  });
});
