import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";

interface PhotoAddressProps {
  has: (url: string) => boolean;
  onAdd: (url: string) => void;
}

export function PhotoAddress({ has, onAdd }: PhotoAddressProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const add = (): void => {
    const url = typed.trim();
    if (url === "") return;
    if (has(url)) return setError(t.photoThereAlready());
    onAdd(url);
    setTyped("");
  };
  return (
    <div className="mt-4 flex items-end gap-2 noscript:hidden">
      <Field label={t.photoAddressLabel()} error={error} className="min-w-0 flex-1">
        <Input
          type="url"
          value={typed}
          placeholder="https://"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would submit the surrounding form.
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <Button variant="outline" size={48} onClick={add} className={error && "mb-7"}>
        {t.photoAddressAdd()}
      </Button>
    </div>
  );
}
