import { demoPassword, namedPeople } from "@hemline/demo";
import type { Running } from "./run-hemline.ts";

/** @returns the session cookie of the demo's member */
export async function logIn({ address }: Running): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: namedPeople.member.email, password: demoPassword }),
  });
  const cookie = response.headers
    .getSetCookie()
    .find((it) => it.startsWith("token="))
    ?.split(";")[0];
  if (!cookie) throw new Error(`Logging in failed with ${response.status}.`);
  return cookie;
}
