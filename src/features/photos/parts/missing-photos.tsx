import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";

export interface PhotoIdea {
  icon: IconName;
  name: string;
}

interface MissingPhotosProps {
  ideas: PhotoIdea[];
  onChoose: (name: string) => void;
}

/** The ideas without a photo. `taken` has the idea of each photo, if known; each other photo takes the first idea left. */
export function ideasLeft(ideas: PhotoIdea[], taken: readonly (string | undefined)[]): PhotoIdea[] {
  const others = ideas.filter(({ name }) => !taken.includes(name));
  return others.slice(taken.length - (ideas.length - others.length));
}

/** Empty places for suggested photos. Keyboards and screen readers use the file input above them. */
export const MissingPhotos = ({ ideas, onChoose }: MissingPhotosProps) =>
  ideas.length > 0 && (
    <div aria-hidden className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4 noscript:hidden">
      {ideas.map(({ icon, name }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          onClick={() => onChoose(name)}
          className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-field px-1 text-13 text-ink-soft hover:border-action hover:bg-tint"
        >
          <Icon name={icon} size={22} className="text-action" />
          {name}
        </button>
      ))}
    </div>
  );
