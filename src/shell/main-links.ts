import { t } from "#t";

export const mainLinks = () => [
  { href: "/search", label: t.buyCars() },
  { href: "/list-car", label: t.sellYourCar() },
];
