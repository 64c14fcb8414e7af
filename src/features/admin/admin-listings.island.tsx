import { useQuery } from "@tanstack/react-query";
import { fetchByKey } from "#src/client/api.ts";
import type { AdminListing } from "./admin-json.ts";
import { ListingActs } from "./parts/listing-acts.tsx";
import { ListingLine } from "./parts/listing-line.tsx";
import { useAct } from "./use-act.ts";

interface ListingsAnswer {
  cars: AdminListing[];
  numberPlates: AdminListing[];
}

interface ListingsProps {
  query: string;
  first: ListingsAnswer;
  now: number;
}

const KEY = "/api/admin";

/** The listings of one page of the list, and what an admin can do with each. */
export default function AdminListings({ query, first, now }: ListingsProps) {
  const { data } = useQuery({
    queryKey: [KEY, `listings${query}`],
    queryFn: ({ queryKey, signal }) => fetchByKey<ListingsAnswer>(queryKey, signal),
    initialData: first,
  });
  const acts = useAct(KEY);
  const all = [...data.cars, ...data.numberPlates].sort((a, b) => (a.id < b.id ? 1 : -1));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {all.map((listing) => (
        <li
          key={listing.id}
          className="panel p-3"
          aria-busy={acts.pending?.includes(listing.id) || undefined}
        >
          <ListingLine listing={listing} now={now}>
            <ListingActs listing={listing} acts={acts} />
          </ListingLine>
        </li>
      ))}
    </ul>
  );
}
