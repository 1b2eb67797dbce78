import { api } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";
import { zipEntries } from "./zip-entries.ts";

export const downloaded = async (person: Person, id: string) =>
  zipEntries(Buffer.from(await (await person.gets(api.export(id))).arrayBuffer()));

export const jsonIn = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? "null");
