import { InvalidEmail, NoMailServer } from "../../problems.ts";
import { hasMailServer, isEmail } from "./email-address.ts";

/** A trimmed email address; null where none was sent. @throws InvalidEmail, NoMailServer. */
export function parseEmail(sent: string | null | undefined): string | null {
  const email = sent?.trim() || null;
  if (email && !isEmail(email)) throw InvalidEmail(email);
  if (email && !hasMailServer(email)) throw NoMailServer(email);
  return email;
}
