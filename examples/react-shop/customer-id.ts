import { Purchases } from "@hemline/purchases";

const remembered = "welt-and-last.customer";

/** Recognizes the customer at the next visit; a real shop knows who is signed in. */
export function customerId(): string {
  const id = localStorage.getItem(remembered) ?? Purchases.generateRevenueCatAnonymousAppUserId();
  localStorage.setItem(remembered, id);
  return id;
}

export function forgetCustomer(): void {
  localStorage.removeItem(remembered);
}
