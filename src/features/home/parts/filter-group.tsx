import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";

/** As many as the specification shows at first. */
const FIRST = 3;

interface HomeFilterGroupProps {
  name: string;
  legend: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  counts: Record<string, number>;
}

/** One kind of filter: the first three, and the others behind "Show more". */
export function HomeFilterGroup({ name, legend, values, labelOf, counts }: HomeFilterGroupProps) {
  const pills = (shown: readonly string[], hideLegend: boolean) => (
    <CheckboxGroup
      name={name}
      legend={legend}
      hideLegend={hideLegend}
      look="pills"
      listClassName="flex flex-wrap gap-x-1.5 gap-y-2"
      options={shown.map((value) => ({
        value,
        label: labelOf(value),
        count: t.formatNumber(counts[value] ?? 0),
      }))}
    />
  );
  return (
    <div className="relative mt-3">
      {pills(values.slice(0, FIRST), false)}
      {values.length > FIRST && (
        <details className="group open:mt-2">
          <summary className="link absolute end-0 -top-3 text-14!">
            <span className="group-open:hidden">{t.homeShowMore()}</span>
            <span className="hidden group-open:inline">{t.homeShowFewer()}</span>
            <span className="sr-only">: {legend}</span>
            <Icon name="chevron-down" size={16} className="group-open:[rotate:180deg]" />
          </summary>
          {pills(values.slice(FIRST), true)}
        </details>
      )}
    </div>
  );
}
