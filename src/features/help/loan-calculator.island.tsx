import { type FormEvent, useEffect, useRef, useState } from "react";
import { LOAN_FIELDS, type TypedLoan } from "./loan-form.ts";
import { LoanCalculator } from "./parts/loan-calculator.tsx";

/** Calculates anew at every key. */
export default function LoanCalculatorIsland({ first }: { first: TypedLoan }) {
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  // Something may have been typed before this woke.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);
  const onInput = (event: FormEvent<HTMLFormElement>) => setTyped(typedIn(event.currentTarget));
  return <LoanCalculator first={first} typed={typed} form={{ ref: form, onInput }} />;
}

function typedIn(form: HTMLFormElement): TypedLoan {
  const data = new FormData(form);
  return Object.fromEntries(LOAN_FIELDS.map((name) => [name, String(data.get(name) ?? "")])) as TypedLoan;
}
