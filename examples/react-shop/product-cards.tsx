import type { Offering, Package } from "@hemline/purchases";

/** The offering's products, one card per package. */
export function ProductCards({ offering, buy }: { offering: Offering | undefined; buy(rcPackage: Package): void }) {
  return (
    <ul className="cards" aria-busy={!offering}>
      {offering?.availablePackages.map((one) => {
        const { title, description, price, period, freeTrialPhase } = one.webBillingProduct;
        const verb = period ? "Join" : "Buy";
        return (
          <li key={one.identifier} className="card">
            <h3>{title}</h3>
            <p>{description}</p>
            <p className="price">
              {price.formattedPrice}{" "}
              <small>
                {period ? `every ${period.unit}` : "one-time"}
                {freeTrialPhase && ", first week free"}
              </small>
            </p>
            <button className="button" type="button" aria-label={`${verb}: ${title}`} onClick={() => buy(one)}>
              {verb}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
