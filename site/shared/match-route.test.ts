import { describe, expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";
import { routes } from "./routes.ts";

describe("matching an address", () => {
  test("every route finds itself", () => {
    const found = Object.entries(routes).map(([id, route]) => [
      id,
      matchRoute(route.path.replace(":slug", "ada-lind"))?.id,
    ]);
    expect(found.filter(([id, match]) => id !== match)).toEqual([]);
  });

  test("a static segment outranks a parameter", () => {
    expect(matchRoute("/looks/new")?.id).toBe("postLook");
  });

  test("hands out parameters as text", () => {
    expect(matchRoute("/members/ada")?.params).toEqual({ slug: "ada" });
  });

  test("judges every parameter of every route", () => {
    const judged = Object.values(routes).filter(({ path }) => path.includes(":"));
    expect(judged.filter(({ path }) => matchRoute(path.replace(/:\w+/g, "No_Slug!"))?.isAccepted !== false)).toEqual(
      [],
    );
  });

  test("reports parameters that cannot exist", () => {
    expect(matchRoute("/looks/No_Slug!")?.isAccepted).toBe(false);
    expect(matchRoute("/looks/%E0%A4%A")?.isAccepted).toBe(false);
  });

  test.each(["/nope", "/looks/a/b/c", "/Looks"])("%s is no route", (path) => {
    expect(matchRoute(path)).toBeNull();
  });
});
