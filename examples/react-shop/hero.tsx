import type { ReactNode } from "react";
import { Shoe } from "./shoe.tsx";

export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero">
      <div>
        <h1>Shoes that come back to us</h1>
        <p className="lead">
          A bench, two lasts and a wall of leather. We make few shoes, and keep the ones we made on the street for
          decades.
        </p>
        {children}
      </div>
      <Shoe />
    </section>
  );
}
