import { createContext, useContext } from "react";
import type { Viewer } from "../shared/accounts/user.ts";
import type { Pages, Payload, Shared } from "../shared/pages.ts";
import type { RouteId } from "../shared/routes.ts";

/** A payload that can be shown: a page, or an error in its place. */
export type ShownPayload = Extract<Payload, { kind: "page" | "error" }>;

const PayloadContext = createContext<ShownPayload | null>(null);

export const PayloadProvider = PayloadContext.Provider;

function usePayload(): ShownPayload {
  const payload = useContext(PayloadContext);
  if (!payload) throw new Error("There is no page around this component.");
  return payload;
}

/** To be called only within the page `id`. */
export function usePage<Id extends RouteId>(id: Id): Pages[Id] {
  const payload = usePayload();
  // TypeScript loses the pairing of id and data when the page is found by a parameter.
  if (payload.kind === "page" && payload.page.id === id) return payload.page.data as Pages[Id];
  throw new Error(`This is not the page "${id}".`);
}

/** What all pages share. */
export const useSharedData = (): Shared => usePayload();

/** Null for visitors. Current after every navigation and `useRefresh()`. */
export const useViewer = (): Viewer | null => usePayload().viewer;

/** An error on a page that shares its other data with the one before. */
export const errorPayload = (
  { viewer, build, origin, year, pretended }: Shared,
  status: number,
  message: string,
): ShownPayload => ({ viewer, build, origin, year, ...(pretended && { pretended }), kind: "error", status, message });
