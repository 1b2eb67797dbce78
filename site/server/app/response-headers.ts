import {
  contentSecurityPolicy,
  type HeaderPolicy,
  inertContentSecurityPolicy,
  securityHeaders,
} from "../http/security-headers.ts";
import type { SiteContext } from "../site-context.ts";
import { inlineScriptIn } from "../web-build/web-build.ts";

export interface ResponseHeaders {
  documents: Record<string, string>;
  /** For everything that is no document: nothing in it may run. */
  inert: Record<string, string>;
  documentPolicy(inlineStyles: string): string;
}

export function responseHeaders(site: SiteContext): ResponseHeaders {
  const policy: HeaderPolicy = {
    checkoutOrigins: [...(site.checkoutOrigins ?? []), ...foreignOrigin(site.billing.browserAddress)],
    pictureOrigin: new URL(site.billing.address).origin,
    inlineScript: inlineScriptIn(site.clientDir),
    isDevelopment: site.isDevelopment ?? false,
  };
  const documents = securityHeaders(policy);
  return {
    documents,
    inert: { ...documents, "Content-Security-Policy": inertContentSecurityPolicy },
    documentPolicy: (inlineStyles) => contentSecurityPolicy(policy, inlineStyles),
  };
}

const foreignOrigin = (address: string): string[] => (address.startsWith("/") ? [] : [new URL(address).origin]);
