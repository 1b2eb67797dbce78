import { expect, test } from "vitest";
import { labels } from "../i18n/locales/en.ts";
import { emailError } from "./email-error.ts";

test.each([
  ["", "You need to provide your email address to continue."],
  ["   ", "You need to provide your email address to continue."],
  ["ada", "Email is not valid. Please provide a valid email address."],
  ["ada@example", "Email is not valid. Please provide a valid email address."],
  ["a da@example.org", "Email is not valid. Please provide a valid email address."],
  ["ada@example.org", null],
])("the email %j: %s", (email, sentence) => {
  const error = emailError(email);
  expect(error && labels[error]).toBe(sentence);
});
