import { useLate } from "#src/client/use-late.ts";
import { FormControl } from "#src/features/listings/parts/form-control.tsx";
import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { t } from "#t";
import { type CarField, carFields } from "../fields.ts";
import { COLORS } from "../vocabulary.ts";
import type { CarFormView } from "./car-form-view.ts";

type Section = (typeof carFields)[Exclude<CarField, "images">]["section"];

/** The fields of a part of the form, but for those that every listing has. */
export const namesIn = (...sections: Section[]): CarField[] =>
  (Object.keys(carFields) as CarField[]).filter((name) => {
    const field = carFields[name];
    return "section" in field && !("shared" in field) && sections.includes(field.section);
  });

interface CarFieldProps {
  name: CarField;
  view: CarFormView;
  optional?: boolean;
}

const silhouette = (body: string) => <CarSilhouette body={body} className="h-10 w-21" />;

/** A field of the car's form. */
export function CarFormField(props: CarFieldProps) {
  switch (props.name) {
    case "make":
      return <Make {...props} />;
    case "model":
      return <Model {...props} />;
    case "color":
      return <Color {...props} />;
    case "features":
      return <Features {...props} />;
    case "bodyType":
      return <FormControl {...props} field={carFields.bodyType} pictureOf={silhouette} />;
    default:
      return <FormControl {...props} field={carFields[props.name]} />;
  }
}

const Make = (props: CarFieldProps) => (
  <FormControl
    {...props}
    field={carFields.make}
    options={props.view.makes.map((value) => ({ value, label: t.makeLabel(value) }))}
  />
);

/** What is wrong with features is wrong with those that were typed. */
const Features = ({ view, ...props }: CarFieldProps) => (
  <>
    <FormControl {...props} view={{ ...view, errors: {} }} field={carFields.features} />
    <Field
      label={t.carOwnFeatures()}
      hint={t.carOwnFeaturesHint()}
      error={view.errors.features}
      className="mt-4"
    >
      <Textarea {...view.field("ownFeatures")} rows={2} defaultValue={view.values.ownFeatures} />
    </Field>
  </>
);

const MODELS = "car-models";

/** Free text, with the models of the chosen make to pick from. */
function Model(props: CarFieldProps) {
  const [models, loadModels] = useLate(() => import("./model-options.late.tsx"));
  return (
    <>
      <FormControl
        {...props}
        field={carFields.model}
        input={{ list: MODELS, autoComplete: "off", onFocus: loadModels }}
      />
      {models && <models.ModelOptions id={MODELS} make={props.view.make} />}
    </>
  );
}

/** The common colours, and the seller's own. */
function Color(props: CarFieldProps) {
  const colors = COLORS.map(({ name }) => ({ value: name as string, label: t.colorLabel(name) }));
  const own = props.view.values.color;
  if (own && !colors.some(({ value }) => value === own)) colors.push({ value: own, label: own });
  return <FormControl {...props} field={carFields.color} options={colors} />;
}
