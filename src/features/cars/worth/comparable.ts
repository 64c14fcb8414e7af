interface Priced {
  isFlagged: boolean;
  customs: string | null;
  payment: string | null;
  bodyCondition: string | null;
}

export const isComparable = ({ isFlagged, customs, payment, bodyCondition }: Priced): boolean =>
  !isFlagged &&
  customs !== "uncleared" &&
  payment !== "instalments" &&
  bodyCondition !== "accident" &&
  bodyCondition !== "needs-work";
