export type Place = "page" | "till";

/** Where the checkout opens. */
export function PlaceChoice({ place, choose }: { place: Place; choose: (place: Place) => void }) {
  return (
    <fieldset className="choices">
      <legend>Open the checkout</legend>
      {(
        [
          ["page", "over this page"],
          ["till", "inside this page"],
        ] as const
      ).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="place" checked={place === value} onChange={() => choose(value)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
