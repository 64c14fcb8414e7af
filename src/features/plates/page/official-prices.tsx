import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import {
  OFFICIAL_DATE,
  OFFICIAL_LEVELS,
  OFFICIAL_REPORT,
  type OfficialLevel,
} from "../catalogue/official-prices.ts";

export const OfficialPrices = ({ level, askingCents }: { level: OfficialLevel; askingCents: number }) => (
  <div className="panel overflow-hidden">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-tint px-4 py-3 md:px-6">
      <span className="font-medium">{t.officialAsking()}</span>
      <Price cents={askingCents} size="row" />
    </p>
    <dl className="py-1">
      {OFFICIAL_LEVELS.map((row) => (
        <Level key={row.level} {...row} current={row.level === level} />
      ))}
    </dl>
    <div className="grid gap-1 border-t border-line px-4 py-3 text-13 leading-5 text-ink-soft md:px-6 rtl:leading-6">
      <p>{t.officialText()}</p>
      <p>
        {t.officialSource(t.formatDate(OFFICIAL_DATE))}.{" "}
        <a
          href={OFFICIAL_REPORT}
          rel="noopener nofollow"
          className="text-action underline underline-offset-3"
        >
          {t.officialReported()}
          <Icon name="external-link" size={13} className="ms-1 inline" />
        </a>
      </p>
    </div>
  </div>
);

type LevelProps = (typeof OFFICIAL_LEVELS)[number] & { current: boolean };

const Level = ({ level, label, dinars, current }: LevelProps) => (
  <div
    className={classNames(
      "flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-15 md:px-6",
      current && "bg-sand font-semibold",
    )}
  >
    <dt className="flex flex-wrap items-center gap-x-2.5">
      {label()}
      {current && (
        <span className="inline-flex items-center gap-1 text-13 text-action">
          <Icon name="check" size={15} />
          {t.officialThisLevel()}
        </span>
      )}
    </dt>
    <dd className="text-end">
      {dinars === null ? (
        <span className="text-14">
          {level === "short" ? t.officialShortPrice() : t.officialFivePlainPrice()}
        </span>
      ) : (
        <bdi className="num">{t.formatPrice(dinars * 100)}</bdi>
      )}
    </dd>
  </div>
);
