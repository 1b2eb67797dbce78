import { ErrorCode, type Package, type PurchasesError } from "@hemline/purchases";
import { Checkout, Paywall, useOfferings, usePurchases } from "@hemline/purchases/react";
import { useState } from "react";
import { Cards } from "./cards.tsx";
import { Drawer } from "./drawer.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Shoe } from "./shoe.tsx";

type Place = "page" | "till";

export function Shop() {
  const purchases = usePurchases();
  const { offerings, error } = useOfferings();
  const [language, setLanguage] = useState("en");
  const [place, setPlace] = useState<Place>("page");
  const [inTill, setInTill] = useState<Package | null>(null);
  const [isClubOpen, setClubOpen] = useState(false);
  const [said, say] = useState("");

  function thank() {
    setInTill(null);
    setClubOpen(false);
    say("Thank you. It is in your drawer.");
  }
  function regret({ errorCode, message }: PurchasesError) {
    setInTill(null);
    say(errorCode === ErrorCode.UserCancelledError ? "Nothing was bought." : message);
  }
  function buy(rcPackage: Package) {
    say("");
    if (place === "till") setInTill(rcPackage);
    else purchases.purchase({ rcPackage, selectedLocale: language }).then(thank, regret);
  }

  return (
    <>
      <header className="bar">
        <a className="brand" href="/examples/">
          Welt &amp; Last
        </a>
        <LanguageChoice language={language} choose={setLanguage} />
      </header>
      <main className="page">
        <section className="hero">
          <div>
            <h1>Shoes that come back to us</h1>
            <p className="lead">
              A bench, two lasts and a wall of leather. We make few shoes, and keep the ones we made on the street for
              decades.
            </p>
            <button className="button" type="button" disabled={!offerings} onClick={() => setClubOpen(!isClubOpen)}>
              {isClubOpen ? "Close the club" : "See the resoling club"}
            </button>
          </div>
          <Shoe />
        </section>
        {isClubOpen && (
          <Paywall
            className="till"
            selectedLocale={language}
            onPurchased={thank}
            onPurchaseError={regret}
            onBack={() => setClubOpen(false)}
          />
        )}
        <section className="section" aria-labelledby="club-title">
          <h2 id="club-title">The resoling club</h2>
          <fieldset className="choices">
            <legend>The till opens</legend>
            {(
              [
                ["page", "over the page"],
                ["till", "here, in the page"],
              ] as const
            ).map(([value, label]) => (
              <label key={value}>
                <input type="radio" name="place" checked={place === value} onChange={() => setPlace(value)} /> {label}
              </label>
            ))}
          </fieldset>
          {error && <p role="alert">{error.message}</p>}
          <Cards offering={offerings?.all.club} buy={buy} />
          {inTill && (
            <Checkout
              className="till"
              rcPackage={inTill}
              selectedLocale={language}
              onFinished={thank}
              onCancelled={() => setInTill(null)}
              onFailed={regret}
            />
          )}
        </section>
        <section className="section" aria-labelledby="counter-title">
          <h2 id="counter-title">At the counter</h2>
          <Cards offering={offerings?.all.counter} buy={buy} />
        </section>
        <Drawer say={say} />
        <p className="note">
          Nothing here is charged: the key is a sandbox's and the cards are simulated. Pay with{" "}
          <code>4242 4242 4242 4242</code>, any date to come and any three digits. <code>4000 0000 0000 0002</code> is
          declined, <code>4000 0027 6000 3184</code> asks the bank.
        </p>
        <p className="said" role="status">
          {said}
        </p>
      </main>
      <footer className="foot">
        A provider, three hooks and two components of <code>@hemline/purchases/react</code>.
      </footer>
    </>
  );
}
