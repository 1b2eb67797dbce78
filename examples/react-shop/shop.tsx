import { ErrorCode, type Package, type PurchasesError } from "@hemline/purchases";
import { Checkout, Paywall, useOfferings, usePurchases } from "@hemline/purchases/react";
import { useState } from "react";
import { Hero } from "./hero.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { OwnedProducts } from "./owned-products.tsx";
import { type Place, PlaceChoice } from "./place-choice.tsx";
import { ProductCards } from "./product-cards.tsx";
import { SandboxNote } from "./sandbox-note.tsx";

export function Shop() {
  const purchases = usePurchases();
  const { offerings, error } = useOfferings();
  const [language, setLanguage] = useState("en");
  const [place, setPlace] = useState<Place>("page");
  const [inPage, setInPage] = useState<Package | null>(null);
  const [isClubOpen, setClubOpen] = useState(false);
  const [said, say] = useState("");

  function thank() {
    setInPage(null);
    setClubOpen(false);
    say("Thank you. You’ll find it in “Your purchases”.");
  }
  function regret({ errorCode, message }: PurchasesError) {
    setInPage(null);
    say(errorCode === ErrorCode.UserCancelledError ? "You closed the checkout." : message);
  }
  function buy(rcPackage: Package) {
    say("");
    if (place === "in-page") setInPage(rcPackage);
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
            className="in-page"
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
          <ProductCards offering={offerings?.all.club} buy={buy} />
          {inPage && (
            <Checkout
              className="in-page"
              rcPackage={inPage}
              selectedLocale={language}
              onFinished={thank}
              onCancelled={() => setInPage(null)}
              onFailed={regret}
            />
          )}
        </section>
        <section className="section" aria-labelledby="counter-title">
          <h2 id="counter-title">Shoe care</h2>
          <ProductCards offering={offerings?.all.counter} buy={buy} />
        </section>
        <OwnedProducts say={say} />
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
