import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const homePageTitle = () => "Used cars and number plates in Jordan";
export const homeTitle = () => "The right car is closer than you think";
export const homeText = (cars: number, plates: number) =>
  `${formatNumber(cars)} used cars and ${formatNumber(plates)} number plates across Jordan, from owners and dealers you can call today.`;
export const homeTextWithoutNumbers = () =>
  "Used cars and number plates across Jordan, from owners and dealers you can call today.";
export const homeFree = () => "Free to list";
export const homeNoCommission = () => "No commission";
export const homeDirect = () => "Deal directly with the seller";

export const homeTabs = () => "What would you like to do?";
export const homeBuy = () => "Buy";
export const homeSell = () => "Sell";
export const homeAllModels = () => "All models";
export const homePriceRange = () => "Price Range";
export const homeAnyPrice = () => "Any price";
/** Dinars; null for an open range. */
export const homePriceLabel = (from: number | null, to: number | null) =>
  from === null
    ? `Under ${formatNumber(to ?? 0)} JD`
    : to === null
      ? `${formatNumber(from)}+ JD`
      : `${formatNumber(from)}-${formatNumber(to)} JD`;
export const homeAllJordan = () => "All Jordan";
export const homeSearchCars = () => "Search Cars";
export const homePopular = () => "Popular";
export const homeElectric = () => "Electric cars";

export const homeSellTitle = () => "Ready to Sell Your Car?";
export const homeSellSteps = () => ["Add photos", "Set your price", "Publish"];
export const homeStartListing = () => "Start Listing";

export const homeCarsForSale = () => "Cars for Sale";
export const homeDealers = () => "Trusted Dealers";
export const homeCities = () => "Cities Covered";
export const homeSold = () => "Cars Sold";

export const homeNoCars = () => "No cars for sale yet";
export const homeNoCarsText = () => "Be the first to list one. It's free, and buyers see it right away.";
export const homeFeatured = () => "Featured Cars";
export const homeFeaturedText = () => "Handpicked cars and the newest verified ones";
export const homeViewAllCars = () => "View All Cars";

export const homeBodies = () => "Browse by body type";
export const homeBodiesText = () => "From a city hatchback to a farm pickup";
export const homeCars = pluralOf("en", { one: "{n} car", other: "{n} cars" });

export const homeRefine = () => "Refine your search";
export const homeShowMore = () => "Show more";
export const homeShowFewer = () => "Show less";
export const homeApply = () => "Apply Filters";
export const filtersAppliedTitle = () => "Filters Applied";
export const filtersAppliedText = () => "Search results updated with your filters";

export const homeNear = () => "Cars near you";
export const homeNearText = () =>
  "Twelve governorates, one market. Choose yours to see what's for sale close to home.";
export const homeMap = () => "Map of Jordan";
export const homeCityList = () => "Cities";
export const homeFewerCars = () => "Fewer cars";
export const homeMoreCars = () => "More cars";

export const homePlates = () => "Newest plates";
export const homePlatesText = () => "Short, mirrored or round: find the digits you want";
export const homeViewAllPlates = () => "View All Plates";

export const homeTestimonials = () => "What buyers and sellers say";
export const homeRating = (stars: number) => `${stars} out of 5 stars`;

export const homeServices = () => "Our Services";
export const homeServicesText = () => "Help with the steps that matter";
export const homeInspection = () => "Vehicle Inspection";
export const homeInspectionText = () =>
  "What a full inspection covers, what “seven good” means, and what to ask at the center.";
export const homeInspectionLink = () => "Read before you inspect";
export const homeFinancing = () => "Car Financing";
export const homeFinancingText = () =>
  "See what you'd pay each month, based on the price, down payment and term.";
export const homeFinancingLink = () => "Calculate your installment";
export const homeDocuments = () => "Documentation Help";
export const homeDocumentsText = () =>
  "License, insurance and ownership transfer at the licensing department, step by step.";
