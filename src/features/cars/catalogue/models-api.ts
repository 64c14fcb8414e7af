import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { asks, gives, textLists, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { t } from "#t";
import { modelsOf } from "./catalogue.ts";

const modelsShape = z.object({ models: z.array(z.object(texts("value", "label"))) });

export const modelsApi = routes().get(
  "/",
  access("guest"),
  asks(textLists("make")),
  gives(modelsShape),
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
