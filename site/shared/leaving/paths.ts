export const leavingPaths = {
  comeBack: "/come-back",
} as const;

export const leavingApi = {
  exports: "/api/exports",
  export: (id: string) => `/api/exports/${id}`,
  leaving: "/api/leaving",
  comeBack: (token: string) => `/api/come-back/${token}`,
} as const;
