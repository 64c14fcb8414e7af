import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CheckboxGroup, RadioGroup } from "#src/ui/choice-group.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { type Channel, MAX_NAME_LENGTH, type Rhythm, RHYTHMS } from "../schema.ts";
import { Asked } from "./search-card.tsx";

export interface SearchFieldsProps {
  hidden?: Record<string, string>;
  labels: string[];
  leftOut?: string[];
  name: string;
  rhythm: Rhythm;
  channels: readonly Channel[];
  offered: readonly Channel[];
  email: string;
  isConfirmed: boolean;
  error?: string | undefined;
}

export interface SearchFormProps extends SearchFieldsProps {
  action: string;
  cancel: string;
  message?: string | undefined;
}

export const SearchForm = ({ action, cancel, message, ...fields }: SearchFormProps) => (
  <form method="post" action={href(action)} className="grid gap-5">
    <FormError>{message}</FormError>
    <SearchFields {...fields} />
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size={52} icon="bell" className="flex-auto">
        {t.savedSearchSubmit()}
      </Button>
      <ButtonLink href={href(cancel)} variant="outline" size={52}>
        {t.cancel()}
      </ButtonLink>
    </div>
  </form>
);

const FORM = "save-search";

export const SaveSheet = (fields: SearchFieldsProps) => (
  <Dialog
    id={`${FORM}-sheet`}
    shape="sheet"
    title={t.savedSearchNewTitle()}
    footer={
      <Button type="submit" form={FORM} size={52} icon="bell" className="flex-1">
        {t.savedSearchSubmit()}
      </Button>
    }
  >
    <form
      id={FORM}
      data-done={t.savedSearchDone()}
      data-failed={t.savedSearchFailed()}
      className="grid gap-5 pt-2"
    >
      <SearchFields {...fields} />
    </form>
  </Dialog>
);

const SearchFields = ({
  hidden = {},
  labels,
  leftOut = [],
  error,
  email,
  isConfirmed,
  ...search
}: SearchFieldsProps) => (
  <>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {labels.length + leftOut.length > 0 && (
      <div className="grid gap-2">
        <Asked labels={labels} />
        {leftOut.length > 0 && <p className="text-13 text-ink-soft">{t.savedSearchLeftOut(leftOut)}</p>}
      </div>
    )}
    <Field label={t.savedSearchName()} error={error}>
      <Input name="name" defaultValue={search.name} maxLength={MAX_NAME_LENGTH} size={52} dir="auto" />
    </Field>
    <div>
      <RadioGroup
        look="segments"
        legend={t.savedSearchWhen()}
        name="rhythm"
        defaultValue={search.rhythm}
        options={RHYTHMS.map((value) => ({ value, label: t.savedSearchRhythm(value) }))}
      />
      <p className="mt-2 text-13 text-ink-soft">{t.savedSearchWhenHint()}</p>
    </div>
    <CheckboxGroup
      legend={t.savedSearchHow()}
      name="channels"
      defaultValues={search.channels}
      options={search.offered.map((value) => ({
        value,
        label: (
          <>
            {t.savedSearchChannel(value)}
            {value === "mail" && <span className="block text-13 text-ink-soft wrap-anywhere">{email}</span>}
          </>
        ),
      }))}
    />
    {!isConfirmed && (
      <Notice>
        <p className="wrap-anywhere">{t.savedSearchesUnconfirmed(email)}</p>
      </Notice>
    )}
  </>
);
