export type Place = "page" | "in-page";

/** Where the checkout opens. */
export function PlaceChoice({ place, choose }: { place: Place; choose: (place: Place) => void }) {
  return (
    <fieldset className="choices">
      <legend>Open the checkout</legend>
      {(
        [
          ["page", "over this page"],
          ["in-page", "inside this page"],
        ] as const
      ).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="place" checked={place === value} onChange={() => choose(value)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
