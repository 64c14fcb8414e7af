import { addressOf, type Ids } from "../whole/access-table.ts";

/** The address of a call about the things in a market. */
export const addressIn = ({ path }: { path: string }, ids: Ids): string =>
  addressOf(path.replaceAll(/\{(\w+)\}/g, ":$1"), ids);
