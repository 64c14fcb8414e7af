import type { ReactNode } from "react";
import { CheckboxGroup, RadioGroup } from "#src/ui/choice-group.tsx";
import { Field as Labelled } from "#src/ui/field.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";
import type { Field } from "../fields.ts";
import type { ListingFormView } from "./form-values.ts";

interface FormControlProps {
  name: string;
  field: Field;
  view: ListingFormView<Record<string, string | string[]>>;
  optional?: boolean;
  options?: readonly SelectOption[];
  pictureOf?: (value: string) => ReactNode;
  input?: InputChanges;
}

type InputChanges = Pick<React.ComponentProps<typeof Input>, "autoComplete">;

export function FormControl({ name, field, view, optional, options, pictureOf, input }: FormControlProps) {
  const error = view.errors[name];
  if (field.kind === "photos") return null;
  if (field.kind === "choices" || (field.kind === "choice" && field.look)) {
    const group = {
      legend: field.label(),
      name,
      options: field.values.map((value) => ({
        value,
        label: field.text(value),
        picture: pictureOf?.(value),
      })),
      inputProps: view.field(name),
      error,
    };
    const chosen = view.values[name] ?? [];
    return field.kind === "choices" ? (
      <CheckboxGroup
        {...group}
        hideLegend
        defaultValues={[chosen].flat()}
        listClassName="grid grid-cols-1 min-[360px]:grid-cols-2 gap-x-4 sm:grid-cols-3"
      />
    ) : (
      <RadioGroup
        {...group}
        look={field.look}
        listClassName={
          field.look === "tiles"
            ? "grid grid-cols-[repeat(auto-fill,minmax(5.2rem,1fr))] gap-2 sm:grid-cols-4"
            : undefined
        }
        defaultValue={[chosen].flat()[0]}
      />
    );
  }
  return (
    <Labelled
      label={field.label()}
      hideLabel={field.kind === "paragraphs" && field.hideLabel}
      hint={field.hint?.()}
      error={error}
      required={field.required !== undefined}
      optional={optional && field.required === undefined}
      className={field.wide && "sm:col-span-2"}
    >
      <Control {...{ name, field, view, options, input }} />
    </Labelled>
  );
}

function Control({ name, field, view, options, input }: FormControlProps) {
  const value = view.values[name] as string | undefined;
  const placeholder = field.placeholder?.();
  const choices =
    options ??
    ("values" in field
      ? field.values.map((each) => ({ value: each, label: field.text?.(each) ?? each }))
      : undefined);
  if (choices)
    return (
      <Select
        {...view.field(name)}
        options={choices}
        placeholder={placeholder ?? t.notSpecified()}
        defaultValue={value ?? ""}
      />
    );
  const props = { ...view.field(name), defaultValue: value, placeholder };
  switch (field.kind) {
    case "paragraphs":
      return <Textarea {...props} rows={field.rows} maxLength={field.max} />;
    case "month":
      return <Input {...props} type="month" dir="ltr" />;
    case "number":
      return <Input {...props} numeric maxLength={field.maxLength} suffix={field.suffix?.()} />;
    case "money":
      return (
        <Input {...props} numeric inputMode={field.decimals ? "decimal" : "numeric"} suffix={t.currency()} />
      );
    case "line":
      return <Input {...props} maxLength={field.max} {...input} />;
    default:
      return <Input {...props} />;
  }
}
