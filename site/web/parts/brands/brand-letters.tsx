import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { brandLetters } from "../../../shared/brands/brand.ts";
import { Link } from "../../navigation/link.tsx";
import { type BrandsChoice, brandsPath } from "./brands-path.ts";

const nameOf = (letter: string) => (letter === "other" ? "0–9 and others" : letter.toUpperCase());

/** Links to the brands of each initial, and one that shows all again. */
export function BrandLetters({ choice }: { choice: BrandsChoice }) {
  return (
    <ChipRow label="Brands by first letter">
      {brandLetters.map((letter) => {
        const isOn = letter === choice.letter;
        const name = nameOf(letter);
        return (
          <Link
            key={letter}
            className={chipClass(isOn)}
            to={brandsPath({ ...choice, letter: isOn ? null : letter })}
            aria-current={isOn ? "true" : undefined}
            aria-label={isOn ? `Remove filter: ${name}` : `Brands with ${name}`}
            preventScrollReset
          >
            {name}
            {isOn && <Icon name="close" size="sm" />}
          </Link>
        );
      })}
    </ChipRow>
  );
}
