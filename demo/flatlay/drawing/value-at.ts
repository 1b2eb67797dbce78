/** An element of an array whose index is known to be inside. Outside it is NaN, which spoils the picture visibly. */
export const valueAt = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;
