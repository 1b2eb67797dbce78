import { useCustomerInfo, usePurchases } from "@hemline/purchases/react";
import { customerId, forgetCustomer } from "./customer-id.ts";

export function OwnedProducts({ say }: { say(sentence: string): void }) {
  const purchases = usePurchases();
  const { customerInfo, error } = useCustomerInfo();
  const owned = Object.values(customerInfo?.entitlements.active ?? {}).map((one) => {
    const until = one.expirationDate?.toLocaleDateString("en", { dateStyle: "long" });
    return `${one.identifier}${until ? `, ${one.willRenew ? "renews" : "ends"} on ${until}` : ", doesn’t expire"}`;
  });
  async function startAsNewCustomer() {
    forgetCustomer();
    await purchases.changeUser(customerId());
    say("You’re a new customer without purchases.");
  }
  return (
    <section className="purchases" aria-labelledby="purchases-title">
      <h2 id="purchases-title">Your purchases</h2>
      {error && <p>{error.message}</p>}
      {customerInfo && (
        <dl>
          <dt>Access</dt>
          <dd>{owned.join("; ") || "none yet"}</dd>
          <dt>Subscriptions</dt>
          <dd>{[...customerInfo.activeSubscriptions].join(", ") || "none yet"}</dd>
          <dt>One-time purchases</dt>
          <dd>
            {customerInfo.nonSubscriptionTransactions.map((one) => one.productIdentifier).join(", ") || "none yet"}
          </dd>
          <dt>Customer ID</dt>
          <dd>{customerInfo.originalAppUserId}</dd>
        </dl>
      )}
      <div className="row">
        {customerInfo?.managementURL && <a href={customerInfo.managementURL}>Manage purchases</a>}
        <button className="button quiet" type="button" onClick={() => void startAsNewCustomer()}>
          Start as a new customer
        </button>
      </div>
    </section>
  );
}
