import { api } from "../../site/shared/paths.ts";
import { tokenOf } from "../community/seed-community.ts";
import type { LoadRequest } from "../processes/run-load.ts";

/** In ms of CPU. */
export const bars = { visitorPage: 1.5, memberPage: 1.8, json: 0.3, message: 1, heardMessage: 1.5 };

export const by = (member: number) => ({ Authorization: `Bearer ${tokenOf(member)}` });

export const visits = (path: string): LoadRequest => ({ path, headers: {} });

export const reads = (path: string, member = 1): LoadRequest => ({ path, headers: by(member) });

/** Only the list of a page, as JSON. */
export const listOf = (path: string): string =>
  path.replace(/\?|$/, (mark) => `/_payload.json?part=list${mark && "&"}`);

/** The streams of as many members, from the first one on, whose tabs show a discussion. */
export const listens = (discussion: string, members: number): LoadRequest[] =>
  Array.from({ length: members }, (_, at) => reads(`${api.live}?discussion=${discussion}`, at + 1));

const farBar = 1.3;

/** What a place far behind costs, beside the beginning. */
export const ratioText = (what: string, far: number, near: number): string =>
  `${what}: ${(far / near).toFixed(2)} times the beginning (bar ${farBar})\n`;
