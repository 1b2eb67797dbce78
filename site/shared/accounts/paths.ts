export const accountsPaths = {
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
} as const;

export const accountsApi = {
  login: "/api/login",
  register: "/api/register",
  logout: "/api/logout",
  sessions: "/api/sessions",
  session: (id: string) => `/api/sessions/${id}`,
  email: "/api/email",
  confirmEmail: (token: string) => `/api/email/${token}`,
  emailVerification: "/api/email-verification",
  passwordReset: "/api/password-reset",
  newPassword: (token: string) => `/api/password-reset/${token}`,
  user: "/api/user",
  password: "/api/password",
} as const;
