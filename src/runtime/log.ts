const LEVELS = ["debug", "info", "warn", "error"] as const;
type LogLevel = (typeof LEVELS)[number];
type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = Record<LogLevel, (event: string, fields?: LogFields) => void>;

/** One JSON object per line on standard error; `fields` must not be personal. */
export function createLog(
  least: LogLevel,
  write: (line: string) => void = (line) => console.error(line),
): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {};
  return { error: error.message, stack: error.stack, ...cause };
}
