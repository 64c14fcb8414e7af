import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

export const PlateTransfer = () => (
  <>
    <ol className="panel grid gap-3 p-4 md:p-6">
      {t.plateTransferSteps().map((step, at) => (
        <li key={step} className="grid grid-cols-[28px_1fr] items-center gap-3">
          <Num className="grid size-7 place-items-center self-start rounded-full bg-tint text-14 font-semibold text-action">
            {at + 1}
          </Num>
          {step}
        </li>
      ))}
    </ol>
    <p className="mt-2 text-13 leading-5.5 text-ink-soft">{t.plateTransferNote()}</p>
  </>
);
