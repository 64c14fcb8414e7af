import { labelsOf, namesOf } from "../label.ts";
import { pluralOf } from "../plural.ts";

export const carNotFound = () => "Car not found";
export const carRemoved = () => "This car has been removed.";

export const carMakeRequired = () => "Make is required";
export const carModelRequired = () => "Model is required";
export const carYearRequired = () => "Year is required";
export const carYearInvalid = () => "Year must be a number, such as 2018";
export const carYearTooOld = () => "Year must be 1990 or later";
export const carYearTooNew = (max: number) => `Year must be ${max} or earlier`;
export const carMileageRequired = () => "Mileage is required";
export const carMileageInvalid = () => "Mileage must be a number in km, such as 95,000";
export const carMileageNegative = () => "Mileage cannot be negative";
export const carFuelTypeRequired = () => "Fuel type is required";
export const carTransmissionRequired = () => "Transmission is required";
export const carBodyTypeRequired = () => "Body type is required";
export const carColorRequired = () => "Color is required";
export const carDescriptionTooShort = () => "Description must be at least 20 characters";
export const carMonthInvalid = () => "Enter a month from 2000-01 to 2099-12, such as 2027-06";
export const carMonthsInvalid = (max: number) => `Enter a whole number of months from 1 to ${max}`;

export const whatsappOtherCarGreeting = (car: { title: string; price: string }) =>
  `Hello, I'm interested in your car “\u2068${car.title}\u2069” listed for ${car.price} JOD. Is it still available?`;
export const whatsappCarGreeting = (car: { year: number; make: string; model: string; price: string }) =>
  `Hello, I'm interested in your ${car.year} ${car.make} ${car.model} listed for ${car.price} JOD. Is it still available?`;

export const listCarText = () => "List your car for free and reach thousands of potential buyers";

export const carFormBasic = () => "Basic Information";
export const carFormTechnical = () => "Technical Specifications";
export const carFeatures = () => "Features";
export const carOwnMake = () => "Name of the make";
export const carOwnFeatures = () => "Other features";
export const carOwnFeaturesHint = () => "One per line, for example: Rear screens";
export const carFormImages = () => "Images";
export const carFormImagesText = () => "Cars with clear photos from all sides sell faster.";
export const carFormDetails = () => "More details";
export const carFormDetailsText = () =>
  "Optional, but buyers ask about these first: customs, license, paint, inspection, installments";

export const carTitleHint = () => "Make, model, year and what makes this car special";
export const carTitleExample = () => "Toyota Camry Hybrid 2019, one owner";
export const carMake = () => "Make";
export const chooseMake = () => "Select make";
export const carModel = () => "Model";
export const carModelsOf = (make: string) => `${make} models`;
export const carModelExample = () => "Camry";
export const carYear = () => "Year";
export const carMileage = () => "Mileage";
export const kmUnit = () => "km";
export const carPriceHint = () => "The full cash price, not the down payment";
export const carFuelType = () => "Fuel Type";
export const carTransmission = () => "Transmission";
export const carBodyType = () => "Body Type";
export const carEngineSize = () => "Engine Size";
export const carEngineSizeExample = () => "2.5 L";
export const carEngineSizeInvalid = () => "Write the size as “1.6 L” or “1600 cc”";
export const carColor = () => "Color";
export const chooseColor = () => "Select color";
export const carDescriptionHint = () =>
  "At least 20 characters. Answer what buyers would ask you on the phone.";
export const carDescriptionExample = () =>
  "Condition, service history, inspection result, license, and whether the price is negotiable";

export const carCustoms = () => "Customs";
export const carLicense = () => "License";
export const carLicensedUntil = () => "Licensed until";
export const carInsurance = () => "Insurance";
export const carRegionalSpec = () => "Regional specification";
export const carHybridType = () => "Hybrid type";
export const carPaint = () => "Paint";
export const carBodyCondition = () => "Body condition";
export const carInspection = () => "Inspection";
export const carInspectionNote = () => "Inspection note";
export const carInspectionNoteExample = () => "Engine 88%, battery 91%";
export const carPayment = () => "Payment";
export const carDownPayment = () => "Down payment";
export const carMonthly = () => "Monthly installment";
export const carMonths = () => "Term";
export const monthsUnit = () => "months";
export const carMonthsText = pluralOf("en", { one: "{n} month", other: "{n} months" });
export const notSpecified = () => "Not specified";

export const publishCar = () => "List Your Car";
export const publishingCar = () => "Listing...";
export const saveListing = () => "Save changes";
export const previewCar = () => "Preview";
export const previewTitle = () => "This is how buyers will see it";
export const previewUntitled = () => "Your car's title";
export const carListFailed = () => "Failed to list your car. Please try again.";
export const listingSaveFailed = () => "Failed to save your changes. Please try again.";
export const photosStillUploading = () => "Your photos are still uploading. One moment, please.";

export const sellStep = labelsOf({
  car: "The car",
  photos: "Photos",
  price: "Price and location",
  details: "Details",
  review: "Review",
});
export const sellStepTitle = labelsOf({
  car: "What are you selling?",
  photos: "Show your car",
  price: "What's your price?",
  details: "What should buyers know?",
  review: "Does everything look right?",
});
export const sellStepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const sellNext = (step: string) => `Next: ${step}`;
export const sellBack = () => "Back";
export const sellEditStep = (step: string) => `Edit: ${step}`;
export const sellNoPhotos = () => "No photos yet. Buyers look at listings with photos first.";

export const limitTitle = () => "Your listings";
export const limitUsed = (used: number, limit: number) => `${used} of ${limit} used`;
export const limitUnlimited = (used: number) => `${used} active, no limit`;
export const limitReached = () =>
  "You've reached your listing limit. Mark a listing as sold or delete one in your dashboard, then publish this one.";
export const sellTips = () => [
  "Take photos in daylight: front, back, both sides, seats and dashboard.",
  "Enter the full price. Buyers skip listings that show the down payment as the price.",
  "Mention the inspection result and any repairs.",
  "Never post a photo of the ownership document or your ID card.",
];

export const carPhotoOf = namesOf({
  side: "Side",
  front: "Front",
  back: "Rear",
  wheels: "Wheels",
  interior: "Interior",
  odometer: "Odometer",
  engine: "Engine",
  inspection: "Inspection report",
});
export const carVin = () => "Chassis number (VIN)";
export const carVinHint = () => "Only you see it. It helps us to notice listings that copy yours.";
export const carVinInvalid = () =>
  "Enter the 17 letters and digits of the chassis number; it has no I, O or Q.";
export const carHistory = () => "Check its history";
export const carHistoryText = () => "Each button opens another site with the chassis number.";
