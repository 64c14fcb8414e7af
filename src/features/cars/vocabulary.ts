export const FUEL_TYPES = ["Gasoline", "Hybrid", "Electric", "Diesel"] as const;
export const TRANSMISSIONS = ["Automatic", "Manual"] as const;
export const BODY_TYPES = [
  "Sedan",
  "SUV",
  "Hatchback",
  "Coupe",
  "Convertible",
  "Wagon",
  "Pickup",
  "Van",
] as const;
export const FEATURES = [
  "Sunroof",
  "Leather Seats",
  "Navigation System",
  "Backup Camera",
  "Heated Seats",
  "Air Conditioning",
  "Bluetooth",
  "USB Ports",
  "Alloy Wheels",
  "Power Windows",
  "Anti-lock Brakes",
  "Airbags",
  "Cruise Control",
  "Keyless Entry",
  "Premium Audio",
] as const;
export const HYBRID_TYPES = ["full", "plug-in", "mild"] as const;
export const CUSTOMS = ["cleared", "uncleared"] as const;
export const LICENCE = ["licensed", "unlicensed"] as const;
export const INSURANCE = ["compulsory", "comprehensive", "none"] as const;
export const REGIONAL_SPECS = ["gulf", "american", "european", "japanese", "korean", "other"] as const;
export const PAINT = ["original", "full-repaint", "partial-repaint"] as const;
export const BODY_CONDITIONS = ["excellent", "good", "accident", "needs-work"] as const;
export const INSPECTIONS = ["seven-good", "four-good", "three-good", "mixed", "none"] as const;
export const PAYMENTS = ["cash", "cash-or-instalments", "instalments"] as const;

export type FuelType = (typeof FUEL_TYPES)[number];
export type Transmission = (typeof TRANSMISSIONS)[number];
export type BodyType = (typeof BODY_TYPES)[number];
export type Feature = (typeof FEATURES)[number];
export type HybridType = (typeof HYBRID_TYPES)[number];
export type Customs = (typeof CUSTOMS)[number];
export type Licence = (typeof LICENCE)[number];
export type Insurance = (typeof INSURANCE)[number];
export type RegionalSpec = (typeof REGIONAL_SPECS)[number];
export type Paint = (typeof PAINT)[number];
export type BodyCondition = (typeof BODY_CONDITIONS)[number];
export type Inspection = (typeof INSPECTIONS)[number];
export type Payment = (typeof PAYMENTS)[number];

/** The listed colors; other colors are free text. */
export const COLORS = [
  { name: "White", hex: "#ffffff" },
  { name: "Black", hex: "#15161a" },
  { name: "Silver", hex: "#c3c7cb" },
  { name: "Grey", hex: "#7b8087" },
  { name: "Blue", hex: "#2763b5" },
  { name: "Navy", hex: "#1c2b4f" },
  { name: "Red", hex: "#b8202a" },
  { name: "Green", hex: "#2c6b45" },
  { name: "Beige", hex: "#d9c8a6" },
  { name: "Brown", hex: "#6a4730" },
  { name: "Gold", hex: "#c2a25a" },
  { name: "Orange", hex: "#e0712a" },
  { name: "Yellow", hex: "#f0c93a" },
  { name: "Burgundy", hex: "#6d1a2d" },
  { name: "Purple", hex: "#65418a" },
] as const;

export type Color = (typeof COLORS)[number]["name"];
