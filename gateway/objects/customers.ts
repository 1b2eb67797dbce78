import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../calls/call.ts";
import { created } from "../http/created-filter.ts";
import { newId, randomLetters, seconds } from "../http/ids.ts";
import { paging } from "../http/pagination.ts";
import { emptyable, list, metadata, oneOf, type Read, record, shapeOf, text } from "../http/parameters.ts";
import { badParameter } from "../http/problem.ts";
import { listObjects } from "../store/list-objects.ts";
import { find, insert, lock, update } from "../store/objects.ts";
import { recordEvent } from "../webhooks/record-event.ts";
import { withMetadata } from "./metadata.ts";

export const addressShape = shapeOf<Stripe.AddressParam>()({
  city: emptyable(text()),
  country: emptyable(text(2)),
  line1: emptyable(text()),
  line2: emptyable(text()),
  postal_code: emptyable(text()),
  state: emptyable(text()),
});

export const addressOf = (given: Read<typeof addressShape>): Stripe.Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
});

const invoiceSettings = record(
  shapeOf<Stripe.CustomerUpdateParams.InvoiceSettings>()({ default_payment_method: emptyable(text()) }),
);

const shared = {
  address: emptyable(record(addressShape)),
  description: emptyable(text()),
  email: emptyable(text(512)),
  metadata,
  name: emptyable(text(256)),
  phone: emptyable(text(20)),
  preferred_locales: list(text()),
  tax_exempt: emptyable(oneOf("none", "exempt", "reverse")),
};
const createShape = shapeOf<Stripe.CustomerCreateParams>()(shared);
const updateShape = shapeOf<Stripe.CustomerUpdateParams>()({ ...shared, invoice_settings: invoiceSettings });

const listShape = shapeOf<Stripe.CustomerListParams>()({ ...paging, created, email: text(512) });

function createCustomer(call: Call, given: Read<typeof createShape>): Promise<Stripe.Customer> {
  return insert(call.sql, "customers", {
    id: newId("cus"),
    object: "customer",
    address: given.address ? addressOf(given.address) : null,
    balance: 0,
    created: seconds(call.now),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: withMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: given.tax_exempt ?? "none",
    test_clock: null,
  });
}

/** @throws 400 unless the payment method is attached to the customer. */
async function requireAttached(call: Call, method: string, customerId: string): Promise<void> {
  if ((await find(call.sql, "payment_methods", method)).customer === customerId) return;
  throw badParameter(
    "invoice_settings[default_payment_method]",
    `The customer does not have a payment method ${method}: attach it first.`,
    "resource_missing",
  );
}

async function updateCustomer(call: Call, given: Read<typeof updateShape>, id: string): Promise<Stripe.Customer> {
  const { address, metadata: pairs, invoice_settings: settings, ...plain } = given;
  const customer = await lock(call.sql, "customers", id);
  const defaultMethod = settings?.default_payment_method;
  if (defaultMethod) await requireAttached(call, defaultMethod, id);
  return update(call.sql, "customers", {
    ...customer,
    ...plain,
    ...(address === undefined ? {} : { address: address && addressOf(address) }),
    metadata: withMetadata(customer.metadata, pairs),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(defaultMethod === undefined ? {} : { default_payment_method: defaultMethod }),
    },
  });
}

export const customers: Endpoint[] = [
  post("/v1/customers", "server", createShape, async (call, given) => {
    const customer = await createCustomer(call, given);
    recordEvent(call, "customer.created", customer);
    return customer;
  }),
  get("/v1/customers", "server", listShape, (call, { created: when, email, ...rest }) =>
    listObjects(call.sql, "customers", { paging: rest, created: when, fields: { email }, url: "/v1/customers" }),
  ),
  get("/v1/customers/:id", "server", {}, (call, _given, id) => find(call.sql, "customers", id)),
  post("/v1/customers/:id", "server", updateShape, async (call, given, id) => {
    const customer = await updateCustomer(call, given, id);
    recordEvent(call, "customer.updated", customer);
    return customer;
  }),
];
