import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { CheckboxGroup } from "./choice-group.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";

const title = (props: { error?: string; hint?: string; optional?: boolean }) =>
  renderToStaticMarkup(
    <Field id="title" label="Title" required {...props}>
      <Input name="title" />
    </Field>,
  );

const attributesOf = (html: string, tag: string) => html.match(new RegExp(`<${tag} [^>]*`))?.[0] ?? "";

test("a field's label names its control", () => {
  const html = title({});
  expect(html).toContain('<label for="title"');
  expect(attributesOf(html, "input")).toContain('id="title"');
  expect(attributesOf(html, "input")).toContain("required");
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});

test("the error and the hint describe the control, the error first", () => {
  const html = title({ error: "Too short", hint: "Five letters" });
  expect(attributesOf(html, "input")).toContain('aria-describedby="title-error title-hint"');
  expect(attributesOf(html, "input")).toContain('aria-invalid="true"');
  expect(html).toContain('<p id="title-error"');
  expect(html).toContain('<p id="title-hint"');
});

test("two fields without an id do not interfere", () => {
  const html = renderToStaticMarkup(
    <>
      <Field label="A">
        <Input name="a" />
      </Field>
      <Field label="B">
        <Select name="b" options={[{ value: "x", label: "X" }]} placeholder="Any" />
      </Field>
    </>,
  );
  const [a, b] = [...html.matchAll(/<label for="([^"]+)"/g)].map((match) => match[1]);
  expect(a).not.toBe(b);
  expect(attributesOf(html, "select")).toContain(`id="${b}"`);
  expect(html).toContain('<option value="">Any</option>');
});

test("an optional field is labeled so in the page's language", () => {
  expect(title({ optional: true })).toContain("Optional");
  expect(inLanguage("ar", () => title({ optional: true }))).toContain("اختياري");
});

test("emails, URLs, phones and numbers are typed left to right, free text in its own direction", () => {
  expect(renderToStaticMarkup(<Input type="email" />)).toContain('dir="ltr"');
  expect(renderToStaticMarkup(<Input type="tel" />)).toContain('dir="ltr"');
  expect(renderToStaticMarkup(<Input />)).toContain('dir="auto"');
  const numeric = renderToStaticMarkup(<Input numeric />);
  expect(numeric).toContain('inputMode="numeric"');
  expect(numeric).toContain('dir="ltr"');
});

test("a group of checkboxes is a fieldset with its error", () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup
      legend="Fuel"
      name="fuel"
      error="Pick one"
      options={[
        { value: "g", label: "Gasoline" },
        { value: "h", label: "Hybrid" },
      ]}
      defaultValues={["h"]}
    />,
  );
  const described = attributesOf(html, "fieldset").match(/aria-describedby="([^"]+)"/)?.[1] ?? "none";
  expect(html).toContain(`<p id="${described}"`);
  expect(html).toContain("<legend");
  expect(html.match(/checked=""[^>]*/g)).toHaveLength(1);
  expect(html).toContain('value="h"');
});
