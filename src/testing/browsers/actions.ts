// Input in the form of WebDriver, classic and BiDi.

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowDown: "\uE015",
};

export const clickAt = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

export const pressKeys = (keys: string[]) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys
      .map((key) => KEYS[key] ?? key)
      .flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
  },
];
