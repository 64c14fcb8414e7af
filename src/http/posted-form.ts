import { validator } from "hono/validator";

/** Middleware: the text fields of a posted form as they came; checking them is the page's own work. */
export const postedForm = validator("form", (body) => {
  const texts: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(body)) if (typeof value === "string") texts[name] = value;
  return texts;
});
