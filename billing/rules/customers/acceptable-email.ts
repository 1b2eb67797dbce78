import { InvalidEmail, NoMailServer } from "../../problems.ts";
import { hasMailServer, isEmail } from "./email.ts";

/**
 * An address as it was sent, without blanks around it; null where none was.
 * @throws InvalidEmail, NoMailServer.
 */
export function acceptableEmail(sent: string | null | undefined): string | null {
  const email = sent?.trim() || null;
  if (email && !isEmail(email)) throw InvalidEmail(email);
  if (email && !hasMailServer(email)) throw NoMailServer(email);
  return email;
}
