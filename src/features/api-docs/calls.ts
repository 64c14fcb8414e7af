import type { RouterRoute } from "hono/types";
import type { Access } from "#src/auth/access.ts";
import { type Declared, declaredBy } from "#src/http/describe.ts";
import { GROUPS, type Operation } from "./words.ts";

/** A described call: its words, and what its route declares. */
export interface Call extends Operation, Declared {
  access: Access;
  group: string;
}

export const isPublic = ({ access }: Call): boolean => access === "guest" || access === "gate";

/** In the form of OpenAPI: `GET /api/cars/{id}`. */
export const addressOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`;

export function listCalls(routes: RouterRoute[]): Call[] {
  const byAddress = Map.groupBy(routes, addressOf);
  return GROUPS.flatMap(({ name: group, operations }) =>
    operations.map((operation) => {
      const parts = (byAddress.get(addressOf(operation)) ?? []).map(({ handler }) => declaredBy(handler));
      const answers = Object.assign({}, ...parts.map((part) => part.answers));
      return { ...operation, access: "guest", ...Object.assign({}, ...parts), answers, group };
    }),
  );
}
