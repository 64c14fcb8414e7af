/** The viewport. */
export interface Size {
  width: number;
  height: number;
}

/** What journeys need of a browser, whatever its protocol. */
export interface Driver {
  resize(size: Size): Promise<void>;
  /** Resolves once the page is loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** The text that an expression, or its promise, evaluates to. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse to a point of the viewport and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: characters or names such as `Tab`. */
  press(keys: string[]): Promise<void>;
  upload(selector: string, paths: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors that the browser reported since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
}

/** A browser of this machine, or why there is none. */
export type Found = { launch: () => Promise<Driver> } | { missing: string };
