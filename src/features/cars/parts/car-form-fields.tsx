import { useLate } from "#src/client/use-late.ts";
import { FormControl } from "#src/features/listings/parts/form-control.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { t } from "#t";
import { type CarField, carFields } from "../fields.ts";
import { COLORS } from "../vocabulary.ts";
import { type CarFormView, OTHER_MAKE } from "./car-form-view.ts";

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

/** As components, fields register in the order of the page, which finds the first mistake. */
export const CarFormFields = ({ names, ...props }: Omit<CarFieldProps, "name"> & { names: CarField[] }) =>
  names.map((name) => <CarFormField key={name} name={name} {...props} />);

const silhouette = (body: string) => <CarSilhouette body={body} className="h-10 w-21" />;

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
          <div className={classNames("mt-3", view.make !== OTHER_MAKE && "hidden noscript:block")}>
            <Field label={t.carOwnMake()} optional>
              <Input {...view.field("ownMake")} defaultValue={view.values.ownMake} maxLength={40} />
            </Field>
          </div>
        </div>
      );
    case "model":
      return <Model {...props} />;
    case "color":
      return <FormControl {...control} options={colorOptions(view.values.color)} />;
    case "features":
      return <Features {...props} />;
    case "bodyType":
      return <FormControl {...control} pictureOf={silhouette} />;
    default:
      return <FormControl {...control} />;
  }
}

/** What is wrong with features is wrong with those that were typed. */
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

const MODELS = "car-models";

/** Free text, with the models of the chosen make to pick from. */
function Model(props: CarFieldProps) {
  const [models, loadModels] = useLate(() => import("./model-options.late.tsx"));
  return (
    <>
      <FormControl
        {...props}
        field={carFields.model}
        input={{ list: models && MODELS, autoComplete: "off", onFocus: loadModels }}
      />
      {models && <models.ModelOptions id={MODELS} make={props.view.make} />}
    </>
  );
}

function colorOptions(own: string | undefined) {
  const colors = COLORS.map(({ name }) => ({ value: name as string, label: t.colorLabel(name) }));
  const isOwn = own && !colors.some(({ value }) => value === own);
  return isOwn ? [...colors, { value: own, label: own }] : colors;
}
