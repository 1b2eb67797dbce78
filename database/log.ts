import { inspect } from "node:util";

/** The part of a pino logger that this package uses. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silent: Log = { info() {}, warn() {}, error() {} };

/** For tests and commands: errors only, as text on standard error. */
export const errorsOnly: Log = {
  ...silent,
  error: (fields, message) => process.stderr.write(`${message} ${inspect(fields)}\n`),
};
