/** The country of the brand, not of the factory: a buyer of Chinese cars is not looking for a Tesla. */
export const MAKE_COUNTRIES = {
  Chinese:
    "BYD,MG,Changan,Chery,Geely,Haval,Great Wall,GAC,Jetour,Zeekr,Deepal,JAC,Dongfeng,Exeed,Omoda,Jaecoo,Tank,Leapmotor,Xpeng,Li Auto,Lynk & Co,Hongqi,Bestune,Avatr,Denza,Voyah,Maxus,Foton,BAIC,Neta",
  Korean: "Hyundai,Kia,Daewoo,SsangYong,Samsung,Genesis",
  Japanese: "Toyota,Honda,Nissan,Mazda,Mitsubishi,Lexus,Suzuki,Subaru,Isuzu,Daihatsu,Infiniti,Acura",
  German: "Mercedes-Benz,BMW,Volkswagen,Audi,Opel,Porsche,Smart",
  American:
    "Ford,Chevrolet,Jeep,GMC,Dodge,Ram,Chrysler,Tesla,Cadillac,Lincoln,Hummer,Buick,Pontiac,Mercury,Saturn",
  French: "Peugeot,Renault,Citroen",
  Italian: "Fiat,Alfa Romeo,Maserati,Ferrari,Lamborghini,Lancia,Iveco",
  British: "Land Rover,Mini,Jaguar,Rover,Rolls-Royce,Bentley,Aston Martin,Lotus,McLaren",
  Swedish: "Volvo,Saab,Polestar",
};
export type MakeCountry = keyof typeof MAKE_COUNTRIES;

export const makesOfCountry = (country: string): string[] =>
  Object.hasOwn(MAKE_COUNTRIES, country) ? MAKE_COUNTRIES[country as MakeCountry].split(",") : [];
