type ReverseMappedEnum<Names extends Readonly<Record<string, number>>> = Names & {
  readonly [Name in keyof Names as Names[Name]]: Name;
};

/** Lets a number's name be looked up too, as compiled enumerations do: `ErrorCode[1]` is `"UserCancelledError"`. */
export function reverseMappedEnum<const Names extends Readonly<Record<string, number>>>(
  names: Names,
): ReverseMappedEnum<Names> {
  const back = Object.fromEntries(Object.entries(names).map(([name, number]) => [number, name]));
  return Object.freeze({ ...names, ...back }) as ReverseMappedEnum<Names>;
}
