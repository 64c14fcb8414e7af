import { useEffect, useEffectEvent } from "react";
import { useLate } from "#src/client/use-late.ts";
import { FormControl } from "#src/features/listings/forms/form-control.tsx";
import { BodyPicture } from "../catalogue/car-picture.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Field } from "#src/ui/field.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { t } from "#t";
import { type CarField, carFields } from "../fields.ts";
import { doubtAbout, readVin } from "../catalogue/vin.ts";
import { COLORS } from "../vocabulary.ts";
import { valueQuestion } from "./value-question.ts";
import { type CarFormView, OTHER_MAKE, typedNumber, withOwnTexts } from "./car-form-view.ts";
import { Icon } from "#src/ui/icon.tsx";
import { namesIn } from "./form-steps.ts";

interface CarFieldProps {
  name: CarField;
  view: CarFormView;
  optional?: boolean;
}

/** As components, fields register in page order, so that the first error on the page gets the focus. */
export const CarFormFields = ({ names, ...props }: Omit<CarFieldProps, "name"> & { names: CarField[] }) =>
  names.map((name) => <CarFormField key={name} name={name} {...props} />);

const drawing = (body: string) => <BodyPicture body={body} className="w-full" />;

function CarFormField(props: CarFieldProps) {
  const { name, view } = props;
  const control = { ...props, field: carFields[name] };
  switch (name) {
    case "make":
      return (
        <div>
          <FormControl
            {...control}
            options={view.makes.map((value) => ({ value, label: t.makeLabel(value) }))}
          />
          <div className={classNames("mt-3", view.typed.make !== OTHER_MAKE && "hidden noscript:block")}>
            <Field label={t.carOwnMake()} optional>
              <Input {...view.field("ownMake")} defaultValue={view.values.ownMake} maxLength={40} />
            </Field>
          </div>
        </div>
      );
    case "model":
      return <Model {...props} />;
    case "price":
      return <Price {...props} />;
    case "color":
      return <FormControl {...control} options={colorOptions(view.values.color)} />;
    case "features":
      return <Features {...props} />;
    case "hybridType": {
      const isAsked = view.typed.fuelType === "Hybrid" || view.typed.hybridType;
      return (
        <div className={classNames(!isAsked && "hidden noscript:block")}>
          <FormControl {...control} />
        </div>
      );
    }
    case "vin":
      return <Vin {...props} />;
    case "bodyType":
      return <FormControl {...control} pictureOf={drawing} />;
    default:
      return <FormControl {...control} />;
  }
}

function Vin(props: CarFieldProps) {
  const { vin = "", make = "", year } = withOwnTexts(props.view.typed);
  const read = readVin(vin);
  const part = read && make && year ? doubtAbout(read, { make, year: typedNumber(year) }) : null;
  return (
    <div onBlur={() => void (vin && props.view.check(["vin"], false))}>
      <FormControl {...props} field={carFields.vin} input={{ autoComplete: "off" }} />
      <output className="block text-14 text-amber">{part && t.vinDoubt(part)}</output>
    </div>
  );
}

const Features = ({ view, ...props }: CarFieldProps) => (
  <>
    <FormControl {...props} view={{ ...view, errors: {} }} field={carFields.features} />
    <Field
      label={t.carOwnFeatures()}
      hint={t.carOwnFeaturesHint()}
      error={view.errors.features}
      optional
      className="mt-4"
    >
      <Textarea {...view.field("ownFeatures")} rows={2} defaultValue={view.values.ownFeatures} />
    </Field>
  </>
);

function Model(props: CarFieldProps) {
  const { view } = props;
  const { make, model = "" } = view.typed;
  const [models, loadModels] = useLate(() => import("./model-choices.late.tsx"));
  const load = useEffectEvent(loadModels);
  useEffect(() => {
    if (make) load();
  }, [make]);
  return (
    <div>
      <FormControl {...props} field={carFields.model} input={{ autoComplete: "off" }} />
      {models && make && <models.ModelChoices make={make} model={model} onChoose={view.chooseModel} />}
    </div>
  );
}

/** With the prices of similar cars as advice, in reserved space so that nothing moves. */
function Price(props: CarFieldProps) {
  const { typed } = props.view;
  const question = valueQuestion(withOwnTexts(typed));
  const [advice, loadAdvice] = useLate(() => import("./price-advice.late.tsx"));
  const isAsked = question !== null;
  const load = useEffectEvent(loadAdvice);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  return (
    <div>
      <FormControl {...props} field={carFields.price} />
      <output
        className={
          isAsked
            ? "mt-2 block min-h-44 rounded-field bg-sand px-3.5 py-2.5 text-14 noscript:hidden"
            : "block"
        }
      >
        {advice && isAsked && <advice.PriceAdvice question={question} price={typed.price ?? ""} />}
      </output>
    </div>
  );
}

function colorOptions(own: string | undefined) {
  const colors = COLORS.map(({ name }) => ({ value: name as string, label: t.colorLabel(name) }));
  const isOwn = own && !colors.some(({ value }) => value === own);
  return isOwn ? [...colors, { value: own, label: own }] : colors;
}

const isChoice = (name: CarField) => carFields[name].kind === "choice";

export function CarMoreDetails({ view }: { view: CarFormView }) {
  const isOpen = namesIn("details", "terms").some((name) => view.values[name]?.length || view.errors[name]);
  return (
    <details open={isOpen} className="card group">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 p-4 sm:px-6">
        <span className="flex-1">
          <span className="block text-19 font-semibold">{t.carFormDetails()}</span>
          <span className="block text-14 text-ink-soft">{t.carFormDetailsText()}</span>
        </span>
        <Icon name="chevron-down" size={22} className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-6 sm:pb-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <CarFormFields names={namesIn("details").filter(isChoice)} view={view} />
          <CarFormFields names={namesIn("details").filter((name) => !isChoice(name))} view={view} />
          <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
            <CarFormFields names={namesIn("terms")} view={view} />
          </div>
        </div>
      </div>
    </details>
  );
}
