import { t } from "#t";

export const mainLinks = () => [
  { href: "/search", label: t.buyCars() },
  { href: "/number-plates", label: t.numberPlates() },
  { href: "/list-car", label: t.sellYourCar() },
  { href: "/list-number-plate", label: t.listPlate() },
];
