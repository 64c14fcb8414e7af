/** Filters of the address that have no control of their own stay when the form is sent. */
export const Carried = ({ name, values }: { name: string; values: (string | number)[] }) =>
  values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
