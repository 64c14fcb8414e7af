import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CheckboxGroup, RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { type Channel, MAX_NAME_LENGTH, type Rhythm, RHYTHMS } from "../schema.ts";
import { Asked } from "./search-card.tsx";

export interface SearchFormProps {
  action: string;
  /** Hidden fields with the kind and the query of a new search. */
  hidden?: Record<string, string>;
  labels: string[];
  name: string;
  rhythm: Rhythm;
  channels: readonly Channel[];
  offered: readonly Channel[];
  cancel: string;
  message?: string | undefined;
  /** About the name. */
  error?: string | undefined;
}

export const SearchForm = ({
  action,
  hidden = {},
  labels,
  cancel,
  message,
  error,
  ...search
}: SearchFormProps) => (
  <form method="post" action={href(action)} className="grid gap-5">
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <FormError>{message}</FormError>
    <Asked labels={labels} />
    <Field label={t.savedSearchName()} error={error}>
      <Input name="name" defaultValue={search.name} maxLength={MAX_NAME_LENGTH} size={52} dir="auto" />
    </Field>
    <RadioGroup
      look="segments"
      legend={t.savedSearchWhen()}
      name="rhythm"
      defaultValue={search.rhythm}
      options={RHYTHMS.map((value) => ({ value, label: t.savedSearchRhythm(value) }))}
    />
    <CheckboxGroup
      legend={t.savedSearchHow()}
      name="channels"
      defaultValues={search.channels}
      options={search.offered.map((value) => ({ value, label: t.savedSearchChannel(value) }))}
    />
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size={52} icon="bell" className="flex-auto">
        {t.savedSearchSubmit()}
      </Button>
      <ButtonLink href={href(cancel)} variant="outline" size={52}>
        {t.savedSearchCancel()}
      </ButtonLink>
    </div>
  </form>
);
