interface Priced {
  isFlagged: boolean;
  customs: string | null;
  payment: string | null;
  bodyCondition: string | null;
}

/** Whether its price can be compared: for cash, with customs paid, undamaged and not flagged. */
export const isComparable = ({ isFlagged, customs, payment, bodyCondition }: Priced): boolean =>
  !isFlagged &&
  customs !== "uncleared" &&
  payment !== "instalments" &&
  bodyCondition !== "accident" &&
  bodyCondition !== "needs-work";
