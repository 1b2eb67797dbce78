import { expect, test } from "vitest";
import { freshToken } from "../accounts/sessions/token.ts";
import { redactTokens } from "./redact-tokens.ts";

test.each([
  ["a token", (token: string) => `/api/email/${token}`, "/api/email/:token"],
  ["each of two", (token: string) => `/api/email/${token}/${token}`, "/api/email/:token/:token"],
  ["one with what came along when it was copied", (token: string) => `/api/email/${token}).`, "/api/email/:token)."],
  ["one that is joined to something", (token: string) => `/api/email/%20${token}x`, "/api/email/%:token"],
])("the log has a word in place of %s", (_, pathWith, redacted) => {
  expect(redactTokens(pathWith(freshToken()))).toBe(redacted);
});

test.each([
  "/looks/a-slug-that-takes-more-than-forty-three-characters",
  "/api/photos/0194f7a2-6c1e-7b3a-9d52-8e4f10c7a6b9",
])("the log names %s", (path) => expect(redactTokens(path)).toBe(path));
