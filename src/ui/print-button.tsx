import { t } from "#t";
import { Icon } from "./icon.tsx";

export const PrintButton = () => (
  <button type="button" data-print="" className="top-btn max-md:hidden noscript:hidden">
    <Icon name="printer" size={19} />
    {t.printPage()}
  </button>
);
