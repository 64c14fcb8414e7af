import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { characterAt } from "./pattern-cells.ts";
import { cleanPattern } from "../catalogue/pattern-text.ts";

const PLATE_WIDTH = 520;

/** A `?` at the caret is selected, so that the next digit replaces it; deleting a digit inserts a `?`. */
export function usePattern(first: string) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [active, setActive] = useState<number | null>(null);
  const [isAwake, setAwake] = useState(false);

  const write = (replacement: string, from: number, to: number) => {
    field.current?.setRangeText(replacement, from, to, "end");
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const showCaret = () => {
    const input = field.current;
    if (!input || document.activeElement !== input) return setActive(null);
    const { value, selectionStart: start, selectionEnd: end } = input;
    const at = start ?? 0;
    if (start === end && value[at] === "?") input.setSelectionRange(at, at + 1);
    setActive(at);
  };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    setAwake(true);
    setText(cleanPattern(input.value));
    const putBack = (event: InputEvent) => {
      const at = input.selectionStart ?? 0;
      const isOnSign = input.selectionEnd === at + 1 && input.value[at] === "?";
      if (event.inputType !== "deleteContentBackward" || !isOnSign || at === 0) return;
      event.preventDefault();
      const before = input.value[at - 1] ?? "";
      if (/\d/.test(before)) write("?", at - 1, at);
      input.setSelectionRange(at - 1, at - 1);
      showCaret();
    };
    input.addEventListener("beforeinput", putBack);
    return () => input.removeEventListener("beforeinput", putBack);
  }, []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const clean = cleanPattern(target.value);
    if (clean !== target.value) {
      const at = cleanPattern(target.value.slice(0, target.selectionStart ?? 0)).length;
      target.value = clean;
      target.setSelectionRange(at, at);
    }
    // Two digits are a complete code, so the next one goes after the dash.
    const at = target.selectionStart ?? 0;
    if (at === 2 && clean[2] === "-") target.setSelectionRange(3, 3);
    setText(clean);
    showCaret();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: at, selectionEnd: end, value } = event.currentTarget;
    if (event.key !== "ArrowLeft" || event.shiftKey || !at || end !== at + 1 || value[at] !== "?") return;
    event.preventDefault();
    event.currentTarget.setSelectionRange(at - 1, at - 1);
    showCaret();
  };

  // At the click event the browser has already placed its caret.
  const onClick = ({ currentTarget: input, clientX }: MouseEvent<HTMLInputElement>) => {
    const { x, width } = input.getBoundingClientRect();
    const at = characterAt(text, ((clientX - x) / width) * PLATE_WIDTH);
    if (at < 0) write("-", 0, 0);
    const from = Math.max(0, at);
    input.setSelectionRange(from, at < 0 || from >= input.value.length ? from : from + 1);
    showCaret();
  };

  const insert = (sign: string) => {
    const input = field.current;
    if (!input) return;
    const at = input.selectionStart ?? input.value.length;
    input.focus();
    write(sign, at, sign === "-" ? at : (input.selectionEnd ?? at));
  };

  return {
    text,
    active,
    insert,
    field: {
      ref: field,
      // A phone's number keyboard has no `?`, so without scripts the full keyboard is needed.
      inputMode: isAwake ? ("numeric" as const) : undefined,
      onChange,
      onKeyDown,
      onClick,
      onSelect: showCaret,
      onFocus: showCaret,
      onBlur: showCaret,
    },
  };
}
