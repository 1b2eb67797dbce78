import type { Tree } from "./form.ts";
import { badParameter, missingParameter, unknownParameter } from "./problem.ts";

type Branch = string | Tree;

/** Reads one parameter of the form. `path` is its full name, for problems. */
export interface Parameter<T> {
  read(branch: Branch, path: string): T;
  isRequired?: boolean;
}
export interface Required<T> extends Parameter<T> {
  isRequired: true;
}

export type Shape = { [name: string]: Parameter<unknown> };
type ValueOf<P> = P extends Parameter<infer T> ? T : never;
export type Read<S> = { [K in keyof S as S[K] extends Required<unknown> ? K : never]: ValueOf<S[K]> } & {
  [K in keyof S as S[K] extends Required<unknown> ? never : K]?: ValueOf<S[K]>;
};

const asText = (branch: Branch, path: string): string => {
  if (typeof branch === "string") return branch;
  throw badParameter(path, `Invalid string: ${path}`);
};
const asTree = (branch: Branch, path: string): Tree => {
  if (typeof branch !== "string") return branch;
  throw badParameter(path, "Invalid object");
};

/** A non-empty text: the provider refuses empty ones. */
export const text = (maxLength = 5000): Parameter<string> => ({
  read(branch, path) {
    const value = asText(branch, path);
    if (value === "") throw badParameter(path, `You passed an empty string for '${path}'.`, "parameter_invalid_empty");
    if (value.length > maxLength)
      throw badParameter(path, `Invalid string: ${path} is longer than ${maxLength} characters`);
    return value;
  },
});

export const integer = (min = 0, max = 99_999_999): Parameter<number> => ({
  read(branch, path) {
    const value = asText(branch, path);
    if (!/^-?\d{1,15}$/.test(value)) throw badParameter(path, `Invalid integer: ${value}`, "parameter_invalid_integer");
    const number = Number(value);
    if (number < min || number > max)
      throw badParameter(path, `This value must be between ${min} and ${max}.`, "parameter_invalid_integer");
    return number;
  },
});

export const flag: Parameter<boolean> = {
  read(branch, path) {
    const value = asText(branch, path);
    if (value === "true") return true;
    if (value === "false") return false;
    throw badParameter(path, `Invalid boolean: ${value}`);
  },
};

export const oneOf = <const T extends string>(...choices: T[]): Parameter<T> => ({
  read(branch, path) {
    const value = asText(branch, path);
    const choice = choices.find((one) => one === value);
    if (choice === undefined) throw badParameter(path, `Invalid ${path}: must be one of ${choices.join(", ")}`);
    return choice;
  },
});

export const list = <T>(item: Parameter<T>): Parameter<T[]> => ({
  read: (branch, path) =>
    Object.entries(asTree(branch, path)).map(([index, one]) => item.read(one, `${path}[${index}]`)),
});

/** An empty text unsets the value. */
export const emptyable = <T>(parameter: Parameter<T>): Parameter<T | null> => ({
  read: (branch, path) => (branch === "" ? null : parameter.read(branch, path)),
});

export const required = <T>(parameter: Parameter<T>): Required<T> => ({ ...parameter, isRequired: true });

export const record = <S extends Shape>(shape: S): Parameter<Read<S>> => ({
  read: (branch, path) => readShape(shape, asTree(branch, path), (name) => `${path}[${name}]`),
});

const metadataLimits = { pairs: 50, keyLength: 40, valueLength: 500 } as const;

/** An empty value removes a pair. */
export const metadata: Parameter<Record<string, string>> = {
  read(branch, path) {
    const pairs = Object.entries(branch === "" ? {} : asTree(branch, path));
    const limits = metadataLimits;
    if (pairs.length > limits.pairs) throw badParameter(path, `Metadata may have up to ${limits.pairs} keys.`);
    return Object.fromEntries(
      pairs.map(([key, value]) => {
        if (key.length > limits.keyLength)
          throw badParameter(path, `Metadata keys may have up to ${limits.keyLength} characters: ${key}`);
        const content = asText(value, `${path}[${key}]`);
        if (content.length > limits.valueLength)
          throw badParameter(path, `Metadata values may have up to ${limits.valueLength} characters: ${key}`);
        return [key, content];
      }),
    );
  },
};

/** @throws for missing, malformed and unknown parameters. */
export function readShape<S extends Shape>(shape: S, tree: Tree, pathOf = (name: string) => name): Read<S> {
  for (const name of Object.keys(tree)) if (!Object.hasOwn(shape, name)) throw unknownParameter(pathOf(name));
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(shape)) {
    const branch = tree[name];
    if (branch !== undefined) values[name] = parameter.read(branch, pathOf(name));
    else if (parameter.isRequired) throw missingParameter(pathOf(name));
  }
  return values as Read<S>;
}

/**
 * Ties a shape to the provider's own parameter type: a name that is not in `Params` does not compile.
 * `expand` belongs to every call and is read separately.
 */
export const shapeOf =
  <Params>() =>
  <S extends Shape>(shape: S & { [K in Exclude<keyof S, keyof Params>]: never }): S =>
    shape;
