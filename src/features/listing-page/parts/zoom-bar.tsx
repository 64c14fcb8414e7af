import { classNames } from "#src/ui/class-names.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

interface ZoomBarProps {
  /** The photo in view, from 0, of so many. */
  at: number;
  count: number;
  go(to: number): void;
  /** Whether it is enlarged. */
  large: boolean;
  onEnlarge(): void;
}

const BUTTON = "text-white hover:bg-white/15!";
const ARROW = classNames(BUTTON, "disabled:opacity-35");

/** Over the photos on the whole screen: close, where one is, the arrows and the glass. */
export const ZoomBar = ({ at, count, go, large, onEnlarge }: ZoomBarProps) => (
  <div className="flex h-15 flex-none items-center gap-1 px-2">
    <IconButton
      icon="x"
      label={t.uiClose()}
      onClick={(event) => event.currentTarget.closest("dialog")?.close()}
      className={BUTTON}
    />
    <Num className="me-auto px-2 text-15 font-medium">
      {at + 1} / {count}
    </Num>
    {count > 1 && (
      <>
        <IconButton
          icon="chevron-left"
          flip
          label={t.detailPreviousPhoto()}
          disabled={at === 0}
          onClick={() => go(at - 1)}
          className={ARROW}
        />
        <IconButton
          icon="chevron-right"
          flip
          label={t.detailNextPhoto()}
          disabled={at === count - 1}
          onClick={() => go(at + 1)}
          className={ARROW}
        />
      </>
    )}
    <IconButton
      icon="zoom-in"
      label={t.detailZoomIn()}
      aria-pressed={large}
      onClick={onEnlarge}
      className={classNames(BUTTON, large && "bg-white/15")}
    />
  </div>
);
