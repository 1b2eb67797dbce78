import * as z from "zod";
import type { PhotoCard } from "./photo.ts";

export type Role = "member" | "admin";

/** Who is looking: what the person's own screen may know of them. Travels with every page. */
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
}

/** The answer of `GET /api/user`, in the words of the wire. */
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
  /** All of the member's looks in their own order, the featured one first. */
  looks: { slug: string; title: string; order: number }[];
}

/** What became of an attempt to log in; `refused` ones came too often and were not even tried. */
export type LoginOutcome = "succeeded" | "wrong password" | "refused";

/** One attempt to log in to an account, as its owner may see it. */
export interface LoginRecord {
  outcome: LoginOutcome;
  /** The caller's network, without the part that names one household: `192.0.2.*`. */
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
    .max(60, `The ${label} is longer than 60 characters.`);

export const Email = z
  .string({ error: "Enter your email address." })
  .trim()
  .min(1, "Enter your email address.")
  .max(254, "The email address is longer than 254 characters.")
  .pipe(z.email("Enter an email address like name@example.org."))
  .refine((address) => address.indexOf("@") <= 64, "The part before the @ is longer than 64 characters.");

/** Letters as people count them: an emoji is one, not two. */
const lettersIn = (text: string) => [...text].length;

const NewPassword = z
  .string({ error: "Choose a password." })
  .refine((text) => lettersIn(text) >= 10, "The password needs at least 10 characters.")
  .refine((text) => lettersIn(text) <= 256, "The password is longer than 256 characters.");

/** What a newcomer sends to `POST /api/register`. */
export const RegisterDraft = z.object({
  first_name: name("first name"),
  last_name: name("last name")
    .optional()
    .or(z.literal("").transform(() => undefined)),
  email: Email,
  password: NewPassword,
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(80, "The address is longer than 80 characters.")
    .transform((slug) => slug || undefined)
    .optional(),
});
export type RegisterDraft = z.infer<typeof RegisterDraft>;

/** What a member sends to `POST /api/login`. */
export const LoginDraft = z.object({
  email: Email,
  password: z
    .string({ error: "Enter your password." })
    .min(1, "Enter your password.")
    .refine((text) => lettersIn(text) <= 256, "That email address and password don’t match. Check both and try again."),
  /** The token of the link in a warning email: lets the account's owner log in while strangers are refused. */
  link: z.string().max(100).optional(),
});
export type LoginDraft = z.infer<typeof LoginDraft>;

/** What a member sends to `PUT /api/password`. */
export const PasswordDraft = z.object({
  current_password: z
    .string({ error: "Enter your current password." })
    .min(1, "Enter your current password.")
    .refine((text) => lettersIn(text) <= 256, "That isn’t your current password. Check it and try again."),
  new_password: NewPassword,
});
export type PasswordDraft = z.infer<typeof PasswordDraft>;

/** What a member may say about themselves, `PUT /api/profile`. An absent avatar keeps the present one; null removes it. */
export const ProfileDraft = z.object({
  first_name: name("first name"),
  last_name: name("last name")
    .nullish()
    .or(z.literal("").transform(() => null)),
  username: z.string().trim().max(60, "The username is longer than 60 characters.").nullish(),
  city: z.string().trim().max(80, "The city is longer than 80 characters.").nullish(),
  bio: z.string().trim().max(600, "The text is longer than 600 characters.").nullish(),
  avatar: z.uuid("This photo is not known.").nullish(),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** What a visitor writes on /contact. `website` is a trap for robots: people never see it, so it must stay empty. */
export const ContactDraft = z.object({
  name: name("name"),
  email: Email,
  text: z
    .string({ error: "Write a message." })
    .trim()
    .min(10, "Write at least 10 characters, so that we know what it is about.")
    .max(4000, "The message is longer than 4000 characters."),
  website: z.string().max(0, "Leave the field “Website” empty.").optional(),
});
export type ContactDraft = z.infer<typeof ContactDraft>;
