import { inspect } from "node:util";

/** As much of a pino logger as this schema speaks to. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silent: Log = { info() {}, warn() {}, error() {} };

/** For tests and commands: only what should never happen, as text on standard error. */
export const errorsOnly: Log = {
  ...silent,
  error: (fields, message) => process.stderr.write(`${message} ${inspect(fields)}\n`),
};
