import type { Car } from "../car-json.ts";
import type { Inspection } from "../vocabulary.ts";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";

/** The inspection points that a result states to be good; "some of four" does not say which. */
function goodPoints(inspection: Inspection | null): string[] {
  const chassis = [t.detailFrontRight(), t.detailFrontLeft(), t.detailRearRight(), t.detailRearLeft()];
  if (inspection === "four-good") return chassis;
  return inspection === "seven-good" ? [...chassis, t.detailEngine(), t.carTransmission()] : [];
}

export function DetailInspection({
  inspection,
  inspectionNote: note,
}: Pick<Car, "inspection" | "inspectionNote">) {
  const points = goodPoints(inspection);
  const missing = inspection === "none";
  return (
    <div className="panel p-4 md:px-6 md:pt-5 md:pb-6">
      <div className="flex items-start gap-3">
        <Icon
          name={missing ? "file-text" : "file-check"}
          size={24}
          className={`mt-0.5 ${missing ? "text-faint" : "text-good"}`}
        />
        <div className="min-w-0 wrap-anywhere">
          {inspection && <p className="font-semibold">{t.inspectionLabel(inspection)}</p>}
          {note && (
            <p>
              <bdi>{note}</bdi>
            </p>
          )}
          <p className="text-14 text-ink-soft">
            {missing ? t.detailNotInspectedText() : t.detailReportedBySeller()}
          </p>
        </div>
      </div>
      {points.length > 0 && (
        <ul
          className={`mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4 ${points.length > 4 ? "lg:grid-cols-6" : ""}`}
        >
          {points.map((point) => (
            <li
              key={point}
              className="rounded-field bg-good-tint px-1 py-2.5 text-center text-13 text-ink-soft"
            >
              <b className="block text-15 text-good">{t.detailGood()}</b>
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
