interface Priced {
  isFlagged: boolean;
  customs: string | null;
  payment: string | null;
  bodyCondition: string | null;
}

/** Whether its price is one in cash, with customs paid, for a car without damage or anything odd. */
export const isComparable = ({ isFlagged, customs, payment, bodyCondition }: Priced): boolean =>
  !isFlagged &&
  customs !== "uncleared" &&
  payment !== "instalments" &&
  bodyCondition !== "accident" &&
  bodyCondition !== "needs-work";
