/** Node's code of a failed system call, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
