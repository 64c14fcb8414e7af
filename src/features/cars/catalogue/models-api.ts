import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { shaped, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { t } from "#t";
import { modelsOf } from "./catalogue.ts";

export const modelsApi = routes().get(
  "/",
  access("guest"),
  shaped({
    query: z.object({ make: z.optional(z.array(z.string())) }),
    answers: { 200: z.object({ models: z.array(z.object(texts("value", "label"))) }) },
  }),
  (c) => {
    const makes = [...new Set(c.req.queries("make"))];
    const models = makes.flatMap((make) =>
      modelsOf(make).map((value) => ({ value, label: t.modelLabel(make, value) })),
    );
    c.header("Cache-Control", "private, max-age=3600");
    c.header("Vary", "Accept-Language, Cookie");
    return c.json({ models: [...new Map(models.map((model) => [model.label, model])).values()] });
  },
);
