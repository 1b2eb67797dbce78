import * as z from "zod";
import { formatNumber } from "../format-number.ts";
import { accountLimits, contactLimits } from "../limits.ts";
import type { PhotoCard } from "../photos/photo.ts";
import { ProfileLink } from "./profile-link.ts";

export type Role = "member" | "admin";

/** The logged-in user, as part of every page's payload. */
export interface Viewer {
  slug: string;
  username: string;
  fullName: string;
  email: string;
  avatar: PhotoCard | null;
  role: Role;
  isAdmin: boolean;
  isMember: boolean;
  isSubscribed: boolean;
  isPrivate: boolean;
  /** Whether the member has opened the link mailed to the present address: before, nothing can be posted. */
  isVerified: boolean;
  /** What our admins’ decisions keep the member from now; null without one. */
  restriction: Restriction | null;
  /** Members who ask to follow and wait for an answer. */
  requests: number;
  /** Notifications that the bell counts; 100 at most. */
  unread: number;
}

export interface Restriction {
  kind: "posting-pause" | "suspension" | "ban";
  /** Null for what doesn’t end by itself. */
  until: string | null;
}

/** The answer of `GET /api/user`, with the specification's field names. */
export interface UserAnswer {
  id: string;
  email: string;
  full_name: string;
  first_name: string;
  last_name: string | null;
  username: string;
  slug: string;
  role: Role;
  isAdmin: boolean;
  isMember: boolean;
  isSubscribed: boolean;
  featured_look: { slug: string; title: string } | null;
  /** The first 500 of the member's looks in their own order, the featured one first. */
  looks: { slug: string; title: string; order: number }[];
}

/** Of `POST /api/password-reset/{token}` for a member who is leaving: they log in, which asks whether to keep the account. */
export interface NewPasswordOfLeaving {
  is_leaving: true;
}

/** `refused` attempts exceeded a rate limit and were not tried. */
export type LoginOutcome = "succeeded" | "wrong password" | "refused";

export interface SessionRecord {
  id: string;
  /** "Firefox on Windows" */
  browser: string;
  /** `192.0.2.*` */
  network: string;
  since: string;
  /** To the hour. */
  seenAt: string;
  isPresent: boolean;
}

export interface LoginRecord {
  outcome: LoginOutcome;
  /** The network of the address, without the part that identifies a household: `192.0.2.*`. */
  network: string;
  /** "Firefox on Windows" */
  browser: string;
  at: string;
}

const name = (label: string) =>
  z
    .string({ error: `Enter your ${label}.` })
    .trim()
    .min(1, `Enter your ${label}.`)
    .max(accountLimits.nameLength, `Use ${accountLimits.nameLength} characters or fewer for the ${label}.`);

export const Email = z
  .string({ error: "Enter your email address." })
  .trim()
  .min(1, "Enter your email address.")
  .max(accountLimits.emailLength, `Use ${accountLimits.emailLength} characters or fewer for the email address.`)
  .pipe(z.email("Enter an email address like name@example.org."))
  .refine(
    (address) => address.indexOf("@") <= accountLimits.emailLocalPartLength,
    `Use ${accountLimits.emailLocalPartLength} characters or fewer before the @ of the email address.`,
  );

/** Counts code points, as people do: an emoji is one letter, not two. */
const lettersIn = (text: string) => [...text].length;

const isShortEnough = (password: string) => lettersIn(password) <= accountLimits.passwordLength;

const NewPassword = z
  .string({ error: "Choose a password." })
  .refine(
    (text) => lettersIn(text) >= accountLimits.minPasswordLength,
    `Use at least ${accountLimits.minPasswordLength} characters for the password.`,
  )
  .refine(isShortEnough, `Use ${accountLimits.passwordLength} characters or fewer for the password.`);

const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(accountLimits.slugLength, `Use ${accountLimits.slugLength} characters or fewer for the page address.`)
  .transform((slug) => slug || undefined)
  .optional();

export const RegisterDraft = z.object({
  first_name: name("first name"),
  last_name: name("last name")
    .optional()
    .or(z.literal("").transform(() => undefined)),
  email: Email,
  password: NewPassword,
  slug: Slug,
});
export type RegisterDraft = z.infer<typeof RegisterDraft>;

export const LoginDraft = z.object({
  email: Email,
  password: z
    .string({ error: "Enter your password." })
    .min(1, "Enter your password.")
    .refine(isShortEnough, "That email address and password don’t match. Check both and try again."),
  /** The token of the link in a warning email: lets the owner log in while others are refused. */
  link: z.string().max(100).optional(),
  /** Brings back an account that is leaving. */
  come_back: z.literal("yes").optional(),
});
export type LoginDraft = z.infer<typeof LoginDraft>;

export const CurrentPassword = z
  .string({ error: "Enter your current password." })
  .min(1, "Enter your current password.")
  .refine(isShortEnough, "That isn’t your current password. Check it and try again.");

export const PasswordDraft = z.object({
  current_password: CurrentPassword,
  new_password: NewPassword,
});
export type PasswordDraft = z.infer<typeof PasswordDraft>;

/** `POST /api/password-reset` */
export const PasswordResetDraft = z.object({ email: Email });
export type PasswordResetDraft = z.infer<typeof PasswordResetDraft>;

/** `PUT /api/email` */
export const EmailChangeDraft = z.object({ email: Email, current_password: CurrentPassword });
export type EmailChangeDraft = z.infer<typeof EmailChangeDraft>;

/** `POST /api/password-reset/{token}` */
export const NewPasswordDraft = z.object({ new_password: NewPassword });
export type NewPasswordDraft = z.infer<typeof NewPasswordDraft>;

const optionalText = (label: string, maxLength: number) =>
  z.string().trim().max(maxLength, `Use ${maxLength} characters or fewer for the ${label}.`).nullish();

const PhotoId = z.uuid("We can’t find this photo. Upload it again.");

/** `PUT /api/profile`. What is absent stays as it is; null and empty texts and null photos are removed. */
export const ProfileDraft = z.object({
  first_name: name("first name").optional(),
  last_name: name("last name")
    .nullish()
    .or(z.literal("").transform(() => null)),
  username: optionalText("display name", accountLimits.nameLength),
  city: optionalText("city", accountLimits.cityLength),
  bio: optionalText("bio", accountLimits.bioLength),
  avatar: PhotoId.nullish(),
  cover: PhotoId.nullish(),
  /** Empty ones and doubles are left out. */
  links: z
    .array(ProfileLink)
    .max(accountLimits.links, `Add up to ${accountLimits.links} links.`)
    .transform((links) => [...new Set(links)].filter((link) => link !== ""))
    .optional(),
  slug: Slug,
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** `PUT /api/privacy` */
export const PrivacyDraft = z.object({
  is_private: z.boolean("Choose who can see your looks."),
});
export type PrivacyDraft = z.infer<typeof PrivacyDraft>;

/** `website` is a honeypot: people do not see the field, so only robots fill it in. */
export const ContactDraft = z.object({
  name: name("name"),
  email: Email,
  text: z
    .string({ error: "Write a message." })
    .trim()
    .min(
      contactLimits.minTextLength,
      `Write at least ${contactLimits.minTextLength} characters so we know how to help.`,
    )
    .max(
      contactLimits.textLength,
      `Use ${formatNumber(contactLimits.textLength)} characters or fewer for the message.`,
    ),
  website: z.string().max(0, "Leave the field “Website” empty.").optional(),
});
export type ContactDraft = z.infer<typeof ContactDraft>;
