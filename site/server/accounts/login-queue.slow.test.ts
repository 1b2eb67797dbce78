import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { password, testSite } from "../testing/test-site.ts";
import { recommendedCost } from "./passwords/password.ts";

const ada = { email: "ada@hemline.example", password };
describe("logging in", () => {
  test("hashes the password for an unknown address too, and answers 503 when the queue is full", async () => {
    const { visitor } = await testSite({ trustProxy: true, passwordCost: recommendedCost });
    const crowd = await Promise.all(
      Array.from({ length: 70 }, (_, at) =>
        visitor.sends(
          "POST",
          api.login,
          { email: `n${at}@example.org`, password },
          { "X-Forwarded-For": `10.0.0.${at}` },
        ),
      ),
    );
    const waiting = crowd.filter(({ status }) => status === 503);
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([422, 503]));
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting[0]?.headers.get("retry-after")).toBe("5");
    expect((await visitor.sends("POST", api.login, ada, { "X-Forwarded-For": "10.0.0.99" })).status).toBe(200);
  });
});
