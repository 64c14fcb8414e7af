import type { CarJson } from "#src/features/cars/car-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { InquiryForm, type InquiryFormProps } from "./parts/inquiry-form.tsx";

interface InquiryPageProps extends Pick<InquiryFormProps, "values" | "errors" | "message"> {
  car: CarJson;
}

/** The inquiry's form as a page of its own, for browsers without scripts. */
export function InquiryPage({ car, ...form }: InquiryPageProps) {
  const back = href(`/cars/${car.id}`);
  return (
    <div className="wrap max-w-180 py-6 md:py-10">
      <a href={back} className="link">
        <Icon name="chevron-left" flip />
        {t.inquiryBack()}
      </a>
      <h1 className="mt-2 text-26 font-bold md:text-30">{t.inquirySend()}</h1>
      <p className="mt-1 text-ink-soft">{t.inquiryAbout()}</p>
      <a href={back} className="panel mt-5 flex items-center gap-4 overflow-hidden">
        <span className="relative min-h-24 w-32 flex-none self-stretch bg-sand">
          <span className="absolute inset-0">
            {car.photos[0] && <Photo {...car.photos[0]} alt="" sizes="128px" eager />}
          </span>
        </span>
        <span className="min-w-0 py-3 pe-4">
          <span className="line-clamp-2 font-medium">
            <bdi>{car.title}</bdi>
          </span>
          <Price cents={Math.round(car.price * 100)} size="row" className="mt-1 block" />
        </span>
      </a>
      <div className="card mt-4 p-4 md:p-6">
        <InquiryForm
          id="inquiry-form"
          action={href(`/cars/${car.id}/inquiry`)}
          field={(name) => ({ name })}
          {...form}
        >
          <Button type="submit" size={52} block icon="send">
            {t.inquirySend()}
          </Button>
        </InquiryForm>
      </div>
    </div>
  );
}
