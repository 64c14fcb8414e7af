import { Notice } from "#src/ui/notice.tsx";
import type { ListingNotice } from "../listing-shapes.ts";

export const ReviewNotice = ({ notice: { tone, title, text, lines } }: { notice: ListingNotice }) => (
  <Notice tone={tone} title={title}>
    <p>{text}</p>
    {lines.length > 0 && (
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>
            <bdi dir="auto">{line}</bdi>
          </li>
        ))}
      </ul>
    )}
  </Notice>
);
