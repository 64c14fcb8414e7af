export const pick = <T extends object, Name extends keyof T>(from: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

export const namesOf = <Name extends string>(object: Record<Name, unknown>): Name[] =>
  Object.keys(object) as Name[];
