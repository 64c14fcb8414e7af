import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";

/** A suggestion for a photo. */
export interface PhotoIdea {
  icon: IconName;
  name: string;
}

interface MissingPhotosProps {
  ideas: PhotoIdea[];
  onChoose: () => void;
}

/** Empty places for suggested photos. Keyboards and screen readers use the file input next to them. */
export const MissingPhotos = ({ ideas, onChoose }: MissingPhotosProps) =>
  ideas.map(({ icon, name }) => (
    <li key={name} aria-hidden className="order-1000 noscript:hidden">
      <button
        type="button"
        tabIndex={-1}
        onClick={onChoose}
        className="flex size-full min-h-24 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-field text-14 text-ink-soft hover:border-action hover:bg-tint"
      >
        <Icon name={icon} size={24} className="text-action" />
        {name}
      </button>
    </li>
  ));
