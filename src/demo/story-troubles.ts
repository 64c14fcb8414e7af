/** Listings that admins have to review, as typed by their sellers; no other car uses their pictures. */
export const TROUBLES = {
  "down-payment": {
    kind: "car",
    pictures: ["sedan-silver-garage-phone.webp"],
    typed: {
      title: "Camry Hybrid 2018 - only 4,500 and drive",
      make: "Toyota",
      model: "Camry",
      year: 2018,
      price: 4500,
      mileage: 121_000,
      fuelType: "Hybrid",
      transmission: "Automatic",
      bodyType: "Sedan",
      color: "Silver",
      location: "Amman",
      description:
        "4,500 down and the rest over four years through a finance company. Clean inside, small scratch on the rear bumper.",
    },
  },
  "phone-in-text": {
    kind: "car",
    pictures: ["crossover-white-rum-dusty.webp"],
    typed: {
      title: "سبورتاج 2014 بحاجة غسيل بس",
      make: "Kia",
      model: "Sportage",
      year: 2014,
      price: 12_400,
      mileage: 168_000,
      fuelType: "Gasoline",
      transmission: "Automatic",
      bodyType: "SUV",
      color: "White",
      location: "Mafraq",
      description:
        "السيارة ماشية على خط الصحراء ومغبّرة، الميكانيك سليم والفحص مفتوح. للجادين 0790000021 واتساب.",
    },
  },
  "new-at-2013": {
    kind: "car",
    pictures: ["city-red-court-scratched.webp"],
    typed: {
      title: "بيكانتو 2013 خدش على الباب والسعر مناسب",
      make: "Kia",
      model: "Picanto",
      year: 2013,
      price: 5900,
      mileage: 0,
      fuelType: "Gasoline",
      transmission: "Automatic",
      bodyType: "Hatchback",
      color: "Red",
      location: "Salt",
      description: "استعمال بنت، خدش على الباب من موقف الجامعة ومبيّن بالصورة. الترخيص لآخر السنة.",
    },
  },
  "too-cheap": {
    kind: "car",
    pictures: ["crossover-black-garage-phone.webp"],
    typed: {
      title: "توسان 2018 فل كامل بسعر لقطة",
      make: "Hyundai",
      model: "Tucson",
      year: 2018,
      price: 6800,
      mileage: 64_000,
      fuelType: "Gasoline",
      transmission: "Automatic",
      bodyType: "SUV",
      color: "Black",
      location: "Zarqa",
      description: "مضطر أبيع بسرعة لأني مسافر، السعر نهائي وبدون معاينة قبل العربون. الحجز بعربون 300 دينار.",
    },
  },
  "stolen-words": {
    kind: "number-plate",
    typed: {
      title: "Elegant plate 16-4884",
      areaCode: "16",
      plateNumber: "4884",
      price: 3900,
      location: "Madaba",
    },
    /** Its description is the same as this plate's. */
    copies: "16-5000",
  },
  "phone-on-plate": {
    kind: "number-plate",
    typed: {
      title: "رقم مميز متناظر 3443 ترميز 17",
      areaCode: "17",
      plateNumber: "3443",
      price: 3200,
      location: "Madaba",
      description: "رقم متناظر سهل الحفظ، التنازل فوري بأي فرع. للتواصل 0790000023.",
    },
  },
  "not-yours": {
    kind: "number-plate",
    typed: {
      title: "VIP plate 10-99 reserved for you",
      areaCode: "10",
      plateNumber: "99",
      price: 9000,
      location: "Zarqa",
      description:
        "Pay the deposit today and the plate is reserved. The papers will be shown after the transfer.",
    },
  },
} as const;

export type Trouble = keyof typeof TROUBLES;
