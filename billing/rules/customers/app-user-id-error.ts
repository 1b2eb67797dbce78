const reserved = new Set([
  "no_user",
  "null",
  "none",
  "nil",
  "(null)",
  "NaN",
  "\\x00",
  "\0",
  "unidentified",
  "undefined",
  "unknown",
  "anonymous",
  "guest",
  "-1",
  "0",
  "[]",
  "{}",
  "[object Object]",
]);

export function appUserIdError(id: string): string | null {
  if (id === "") return "must not be empty";
  if (id.length > 100) return "must not be longer than 100 characters";
  if (id.includes("/")) return "must not contain a slash";
  if (id.includes("\0")) return "must not contain a null character";
  return reserved.has(id) ? `must not be ${JSON.stringify(id)}` : null;
}
