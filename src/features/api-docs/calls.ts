import type { RouterRoute } from "hono/types";
import { type Access, accessOf, scopeOf, type TokenAccess } from "#src/auth/access.ts";
import { type Shapes, shapesOf } from "#src/http/describe.ts";
import { GROUPS, type Operation } from "./words.ts";

/** A described call: its words, and what its route declares. */
export interface Call extends Operation, Shapes {
  access: Access;
  scope: TokenAccess | undefined;
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
      const handlers = (byAddress.get(addressOf(operation)) ?? []).map(({ handler }) => handler);
      const parts = handlers.map(shapesOf);
      const shapes: Shapes = Object.assign({}, ...parts);
      const answers = Object.assign({}, ...parts.map((part) => part.answers));
      const access = handlers.map(accessOf).find(Boolean) ?? "guest";
      return { ...operation, ...shapes, answers, group, access, scope: handlers.map(scopeOf).find(Boolean) };
    }),
  );
}
