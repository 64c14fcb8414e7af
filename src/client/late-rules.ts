import type { FieldValues, Resolver } from "react-hook-form";
import type { standardSchemaResolver } from "@hookform/resolvers/standard-schema";

type Schema<Values extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Output>
>[0];

export const fieldMessages = <Name extends string>(errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]),
  ) as Partial<Record<Name, string>>;

/** A form resolver that loads its schema on the first submit. If loading fails, only the server validates. */
export function lateRules<Values extends FieldValues, Output = Values>(
  load: () => Promise<Schema<Values, Output>>,
  { raw = false } = {},
): Resolver<Values, unknown, Output> {
  return async (...given) => {
    const rules = await Promise.all([load(), import("@hookform/resolvers/standard-schema")]).catch(
      () => null,
    );
    if (!rules) return { values: given[0] as unknown as Output, errors: {} };
    const [schema, { standardSchemaResolver }] = rules;
    const check = raw ? standardSchemaResolver(schema, undefined, { raw }) : standardSchemaResolver(schema);
    return (check as Resolver<Values, unknown, Output>)(...given);
  };
}
