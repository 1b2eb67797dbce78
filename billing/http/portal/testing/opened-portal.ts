import type { PortalLinkAnswer } from "@hemline/protocol";
import { expect } from "vitest";
import { PortalVisitor } from "../../../testing/portal-visitor.ts";
import { type TestBilling, testBilling } from "../../../testing/test-billing.ts";
import type { TestCustomer } from "../../../testing/test-customer.ts";

/** The portal, opened by the app's own server. */
export async function openedFor(service: TestBilling, person: TestCustomer): Promise<PortalVisitor> {
  const { status, body } = await service.post<PortalLinkAnswer>(
    `/v1/subscribers/${encodeURIComponent(person.id)}/portal_link`,
    {},
    service.keys.secret,
  );
  expect(status).toBe(201);
  return new PortalVisitor(service).enters(body.url.split("#")[1]!);
}

export async function subscriber(product: string) {
  const service = await testBilling();
  await service.ada.buys(product);
  return { service, browser: await new PortalVisitor(service).comesIn(service.ada.email) };
}
