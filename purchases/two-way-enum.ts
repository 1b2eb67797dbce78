type TwoWayEnum<Names extends Readonly<Record<string, number>>> = Names & {
  readonly [Name in keyof Names as Names[Name]]: Name;
};

/** Lets a number's name be looked up too, as compiled enumerations do: `ErrorCode[1]` is `"UserCancelledError"`. */
export function twoWayEnum<const Names extends Readonly<Record<string, number>>>(names: Names): TwoWayEnum<Names> {
  const back = Object.fromEntries(Object.entries(names).map(([name, number]) => [number, name]));
  return Object.freeze({ ...names, ...back }) as TwoWayEnum<Names>;
}
