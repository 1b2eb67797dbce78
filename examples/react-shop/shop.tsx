import { ErrorCode, type Package, type PurchasesError } from "@hemline/purchases";
import { Checkout, Paywall, useOfferings, usePurchases } from "@hemline/purchases/react";
import { useState } from "react";
import { Cards } from "./cards.tsx";
import { Drawer } from "./drawer.tsx";
import { Hero } from "./hero.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { type Place, PlaceChoice } from "./place-choice.tsx";
import { SandboxNote } from "./sandbox-note.tsx";

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
    say("Thank you. You’ll find it in “Your purchases”.");
  }
  function regret({ errorCode, message }: PurchasesError) {
    setInTill(null);
    say(errorCode === ErrorCode.UserCancelledError ? "You closed the checkout." : message);
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
        <Hero>
          <button className="button" type="button" disabled={!offerings} onClick={() => setClubOpen(!isClubOpen)}>
            {isClubOpen ? "Close the club" : "See the resoling club"}
          </button>
        </Hero>
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
          <PlaceChoice place={place} choose={setPlace} />
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
          <h2 id="counter-title">Shoe care</h2>
          <Cards offering={offerings?.all.counter} buy={buy} />
        </section>
        <Drawer say={say} />
        <SandboxNote />
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
