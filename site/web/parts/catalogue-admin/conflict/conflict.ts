import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import type { SaveConflict } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { CallFailure } from "../../../call-failure.ts";

/** Somebody else saved the form that an admin has just sent. */
export interface Conflict<Edited> {
  theirs: Edited;
  /** Of `theirs`. */
  version: number;
  /** Where the two differ. */
  names: readonly (keyof Edited)[];
  by: MemberWithAvatar | null;
  at: string;
}

/** Null for any other failure. */
export function conflictIn<Fields extends { version: number }, Edited>(
  failure: unknown,
  editedOf: (fields: Fields) => Edited,
): Conflict<Edited> | null {
  if (!(failure instanceof CallFailure) || failure.status !== 409) return null;
  const data: unknown = failure.answer?.data;
  if (!isSaveConflict<Fields>(data)) return null;
  const { saved, fields, by, at } = data;
  const theirs = editedOf(saved);
  const names = fields.map(String).filter((name): name is keyof Edited & string => isNameIn(theirs, name));
  return { theirs, version: saved.version, names, by, at };
}

const isSaveConflict = <Fields>(data: unknown): data is SaveConflict<Fields> =>
  typeof data === "object" && data !== null && "saved" in data && "fields" in data && Array.isArray(data.fields);

const isNameIn = <Edited>(edited: Edited, name: string): name is keyof Edited & string =>
  typeof edited === "object" && edited !== null && name in edited;
