import { api, paths } from "../../../shared/paths.ts";
import { password } from "../../testing/test-site.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, members, nothing } from "./changed-pages.ts";

/** Changes to accounts. Visitors see only new members. */
export function accountChanges({ bea, cleo, visitor, drain, emails }: CommunityOfPages): ChangeRow[] {
  const mailedToken = async (page: string) => {
    await drain();
    const texts = emails.map(({ text }) => text).join();
    return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(texts)?.[1] ?? "";
  };
  const login = { email: "bea@hemline.example", password };
  let token = "";
  let session = "";
  const newcomer = { first_name: "Grace", email: "grace@example.org", password };
  return [
    { call: "POST /register", act: () => visitor.sends("POST", api.register, newcomer), forgets: ["/", ...members] },
    { call: "POST /login", act: () => visitor.sends("POST", api.login, login), forgets: nothing },
    {
      call: "DELETE /sessions/:id",
      before: async () => {
        const { sessions } = await bea.sees("settingsAccount", "/settings/account");
        session = sessions.find(({ isPresent }) => !isPresent)?.id ?? "";
      },
      act: () => bea.sends("DELETE", api.session(session)),
      forgets: nothing,
    },
    { call: "DELETE /sessions", act: () => bea.sends("DELETE", api.sessions), forgets: nothing },
    {
      call: "PUT /password",
      act: () => cleo.sends("PUT", api.password, { current_password: password, new_password: "three old coats" }),
      forgets: nothing,
    },
    {
      call: "PUT /email",
      act: () => bea.sends("PUT", api.email, { current_password: password, email: "b@example.org" }),
      forgets: nothing,
    },
    {
      call: "POST /email-verification",
      act: () => bea.sends("POST", api.emailVerification),
      forgets: nothing,
    },
    {
      call: "POST /email/:token",
      before: async () => {
        token = await mailedToken(paths.verifyEmail);
      },
      act: () => visitor.sends("POST", api.confirmEmail(token)),
      forgets: nothing,
    },
    {
      call: "POST /password-reset",
      act: () => visitor.sends("POST", api.passwordReset, { email: "dora@hemline.example" }),
      forgets: nothing,
    },
    {
      call: "POST /password-reset/:token",
      before: async () => {
        token = await mailedToken(paths.resetPassword);
      },
      act: () => visitor.sends("POST", api.newPassword(token), { new_password: "four old coats" }),
      forgets: nothing,
    },
    { call: "POST /logout", act: () => visitor.sends("POST", api.logout), forgets: nothing },
  ];
}
