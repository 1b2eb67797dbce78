import * as z from "zod";
import { accountLimits } from "../limits.ts";

const wrong = "Enter the full link, such as https://example.org/me.";

/** Characters that nobody sees or types in an address; browsers would drop some of them without a word. */
const hidden = /[\p{C}\s\\]/u;

/**
 * An address on a profile, as browsers write it; empty for an empty field. Without a scheme it is taken for `https`. A
 * name and password in it would make `https://bank.example@evil.example` look like the bank.
 */
export const ProfileLink = z
  .string("Enter a link, or leave the field empty.")
  .trim()
  .transform((text, context) => {
    if (text === "") return "";
    const fault = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (hidden.test(text)) return fault("Remove the spaces and hidden characters from this link.");
    const url = URL.parse(text.includes("://") ? text : `https://${text}`);
    if (!url) return fault(wrong);
    if (url.protocol !== "https:") return fault("Use a link that starts with https://.");
    if (url.username || url.password) return fault("Remove the user name and password from this link.");
    if (!/\.\p{L}[^.]*$/u.test(url.hostname)) return fault(wrong);
    if (url.href.length > accountLimits.linkLength)
      return fault(`Use ${accountLimits.linkLength} characters or fewer for a link.`);
    return url.href;
  });
