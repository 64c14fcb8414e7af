import { plural, pluralOf } from "../plural.ts";

export const detailMissingText = () => "The car you're looking for doesn't exist or has been removed.";

/** "Toyota Camry 2019 — 16,500 JD". */
export const detailPageTitle = (car: string, price: string) => `${car} — ${price}`;
export const detailBack = () => "Back to cars";
export const detailShare = () => "Share";
export const printPage = () => "Print";

export const detailPhotoAlt = (title: string, position: number, count: number) =>
  `${title}, photo ${position} of ${count}`;
export const detailShowPhoto = (position: number) => `Show photo ${position}`;
export const detailMorePhotos = (position: number, count: number) =>
  `Show photo ${position} and ${plural("en", count, { one: "one more", other: "{n} more" })}`;
export const detailPreviousPhoto = () => "Previous photo";
export const detailNextPhoto = () => "Next photo";
export const detailFullScreen = () => "Full screen";
export const detailZoomIn = () => "Zoom in";
export const detailNoPhotos = () => "The seller hasn't added photos";

export const detailCashPrice = () => "Cash price.";
export const detailOrTerms = (terms: string) => `Or in installments: ${terms}.`;
export const detailOnlyTerms = (terms: string) => `Installments only: ${terms}.`;
export const detailOnlyInstallments = () => "Installments only.";
export const detailOrInstallments = () => "Installments available. Ask the seller for the terms.";
export function detailTerms({
  down,
  monthly,
  months,
}: {
  down: string | null;
  monthly: string | null;
  months: number | null;
}) {
  const rest = monthly ? `${monthly} a month` : down && months !== null && "the rest";
  const amounts = [down && `${down} down`, rest].filter(Boolean).join(" and ");
  const length = months !== null && plural("en", months, { one: "{n} month", other: "{n} months" });
  const duration = length && `${monthly ? "for" : "over"} ${length}`;
  return [amounts, duration].filter(Boolean).join(" ");
}
export const detailListedAgo = (ago: string) => `Listed ${ago.toLowerCase()}`;

export const priceReducedBy = (price: string) => `Reduced by ${price}`;
export const priceHistory = () => "Price history";
export const priceListed = () => "Listed";
export const priceToday = () => "Today";

export const detailCalling = () => "One moment…";
export const detailPhoneShown = (phone: string) => `The seller's number is ${phone}`;
export const detailPhoneFailed = () => "Couldn't load the number. Please try again.";

export const detailSoldTitle = () => "This car has been sold";
export const detailEndedText = () =>
  "The seller is no longer accepting messages. These cars are still for sale.";
export const detailSeeSimilar = () => "See similar cars";
export const detailContactClosed = () => "You can no longer contact the seller about this car.";
export const detailOwnTitle = () => "This is your listing";
export const detailOwnText = () => "This is how buyers see it.";

export const detailFuel = () => "Fuel";
export const detailEngine = () => "Engine";
export const detailLitres = (litres: string) => `${litres} L`;
export const detailCubic = (cubic: string) => `${cubic} cc`;

export const detailSpecification = () => "Specification";
export const detailLicensedUntil = (month: string) => `Valid until ${month}`;
export const detailLicenseEnded = (month: string) => `Expired in ${month}`;

export const detailReportedBySeller = () =>
  "As reported by the seller. Have the car inspected again at a center you choose.";
export const detailNotInspectedText = () => "Have it inspected at a center you choose before you pay.";
export const detailGood = () => "Good";
export const detailFrontRight = () => "Front right";
export const detailFrontLeft = () => "Front left";
export const detailRearRight = () => "Rear right";
export const detailRearLeft = () => "Rear left";

export const detailSeller = () => "Seller";
export const detailMemberSince = (month: string) => `Member since ${month}`;
export const detailSellerCars = pluralOf("en", { one: "1 active listing", other: "{n} active listings" });
export const detailJordan = () => "Jordan";
export const detailSafetyTitle = () => "Buy safely";
export const detailSafety = () => [
  "Meet in a public place during the day.",
  "Have the car inspected at a center you choose.",
  "Don't pay anything in advance.",
  "Check that the vehicle license matches the owner's ID card.",
  "Transfer ownership at the licensing department.",
];

export const detailSimilar = () => "Similar cars";
export const detailViewAll = () => "View all";
export const detailListedOn = (date: string) => `Listed ${date}`;
export const detailListedRecently = () => "Recently";
export const detailConfirmedOn = (date: string) => `Confirmed available on ${date}`;

export const sheetForSale = () => "For sale";
export const sheetCashPrice = () => "Cash price";
export const sheetCall = () => "Call or WhatsApp";
export const sheetDetails = () => "Condition and documents";
export const sheetMoreFeatures = pluralOf("en", { one: "and one more", other: "and {n} more" });
export const sheetQrLabel = () => "QR code for this page";
export const sheetScan = () => "See more photos and message the seller";
export const sheetScanOnly = () => "Message the seller online";
export const sheetScanText = () => "Point your phone's camera at the code, or search for the listing number.";
export const sheetPrinted = (date: string) => `Printed on ${date}.`;
export const sheetPriceNote = () => "See the page for the current price.";
