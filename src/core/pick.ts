export const pick = <T extends object, Name extends keyof T>(from: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

/** The names of an object's own values, with their type. */
export const keysOf = <Name extends string>(object: Record<Name, unknown>): Name[] =>
  Object.keys(object) as Name[];
