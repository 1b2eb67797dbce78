export interface LocalAddress {
  state: string | null;
  city: string | null;
  line1: string | null;
}

export interface TaxAddress extends LocalAddress {
  country: string | null;
  postalCode: string | null;
}

interface KeptAddress {
  country: string | null;
  postalCode: string | null;
  addressMore: LocalAddress | null;
}

/** Undefined: unchanged. Null or blank: removed. */
export type AddressUpdate = { [Part in keyof TaxAddress]?: string | null | undefined };

export function addressOf({ country, postalCode, addressMore }: KeptAddress): TaxAddress {
  return { country, postalCode, state: null, city: null, line1: null, ...addressMore };
}

/** In another country the rest of the former address means nothing. */
export function updateAddress(known: TaxAddress, update: AddressUpdate): TaxAddress {
  const country = update.country === undefined ? known.country : (trimmed(update.country)?.toUpperCase() ?? null);
  const stays = country === known.country;
  const part = (name: keyof TaxAddress) =>
    update[name] === undefined ? (stays ? known[name] : null) : trimmed(update[name]);
  return {
    country,
    postalCode: part("postalCode"),
    state: part("state"),
    city: part("city"),
    line1: part("line1"),
  };
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
