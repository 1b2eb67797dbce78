import { pino } from "pino";

/**
 * An error as it is logged: without the connection that pg hangs on its own, and without what was asked of the database
 * with, since addresses of customers and secrets of endpoints are among it.
 */
export function errorForLog(error: Error): object {
  const {
    client: _,
    params: __,
    ...told
  } = pino.stdSerializers.err(error) as ReturnType<typeof pino.stdSerializers.err> & {
    client?: unknown;
    params?: unknown;
  };
  return { ...told, message: withoutWords(told.message), stack: withoutWords(told.stack) };
}

/** drizzle writes a statement's words below it, up to where the stack or the cause begins. */
function withoutWords(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g, "");
}
