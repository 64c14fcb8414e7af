import { Notice } from "#src/ui/notice.tsx";

interface DetailEndedProps {
  title: string;
  text: string;
  /** What the link to the similar ones says, where there are some. */
  similar: string | false;
}

/** Over a listing that is sold or has expired. */
export const DetailEnded = ({ title, text, similar }: DetailEndedProps) => (
  <Notice tone="warn" title={title} className="my-4 md:mb-0">
    {similar && (
      <>
        <p>{text}</p>
        <a href="#similar" className="link">
          {similar}
        </a>
      </>
    )}
  </Notice>
);
