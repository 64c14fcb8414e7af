export const carNotFound = () => "Car not found";
export const carRemoved = () => "This car has been removed.";

export const carMakeRequired = () => "Make is required";
export const carMakeUnknown = () => "Please choose a make from the list, or Other";
export const carModelRequired = () => "Model is required";
export const carYearRequired = () => "Year is required";
export const carYearInvalid = () => "Year must be a number such as 2018";
export const carYearTooOld = () => "Year must be 1990 or later";
export const carYearTooNew = (max: number) => `Year must be ${max} or earlier`;
export const carMileageRequired = () => "Mileage is required";
export const carMileageInvalid = () => "Mileage must be a number of kilometres such as 95000";
export const carMileageNegative = () => "Mileage cannot be negative";
export const carFuelTypeRequired = () => "Fuel type is required";
export const carTransmissionRequired = () => "Transmission is required";
export const carBodyTypeRequired = () => "Body type is required";
export const carColorRequired = () => "Color is required";
export const carDescriptionTooShort = () => "Description must be at least 20 characters";
export const carMonthInvalid = () => "Please give a month such as 2027-06";

export const whatsappOtherCarGreeting = (car: { title: string; price: string }) =>
  `Hello, I'm interested in your car “\u2068${car.title}\u2069” listed for ${car.price} JOD. Is it still available?`;
export const whatsappCarGreeting = (car: { year: number; make: string; model: string; price: string }) =>
  `Hello, I'm interested in your ${car.year} ${car.make} ${car.model} listed for ${car.price} JOD. Is it still available?`;
