import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  label: string;
  /** How many modules wide the light edge is; scanners want one unless paper surrounds it. */
  border?: number;
  className?: string;
}

/** Scanners need black on white, so the dark theme has it too. */
export function QrCode({ text, label, border = 3, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <path d={`M0 0H${size}V${size}H0z`} fill="#fff" />
      <path d={data.map(rowPath).join("")} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** A line for each run of dark modules. */
function rowPath(row: boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join("");
}
