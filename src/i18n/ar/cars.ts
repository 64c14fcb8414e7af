import { labelsOf, namesOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const carNotFound = () => "السيارة غير موجودة";
export const carRemoved = () => "تم حذف هذه السيارة.";

export const carMakeRequired = () => "الماركة مطلوبة";
export const carModelRequired = () => "الموديل مطلوب";
export const carYearRequired = () => "سنة الصنع مطلوبة";
export const carYearInvalid = () => "يجب أن تكون سنة الصنع رقمًا، مثل 2018";
export const carYearTooOld = () => "يجب أن تكون سنة الصنع 1990 أو أحدث";
export const carYearTooNew = (max: number) => `يجب أن تكون سنة الصنع ${max} أو أقدم`;
export const carMileageRequired = () => "الممشى مطلوب";
export const carMileageInvalid = () => "يجب أن يكون الممشى رقمًا بالكيلومتر، مثل 95000";
export const carMileageNegative = () => "لا يمكن أن يكون الممشى سالبًا";
export const carFuelTypeRequired = () => "نوع الوقود مطلوب";
export const carTransmissionRequired = () => "ناقل الحركة مطلوب";
export const carBodyTypeRequired = () => "نوع الهيكل مطلوب";
export const carColorRequired = () => "اللون مطلوب";
export const carDescriptionTooShort = () => "يجب ألا يقل الوصف عن 20 حرفًا";
export const carMonthInvalid = () =>
  "يرجى كتابة شهر من \u20662000-01\u2069 إلى \u20662099-12\u2069 بهذا الشكل: \u20662027-06\u2069";
export const carMonthsInvalid = (max: number) => `يرجى كتابة عدد الأشهر رقمًا صحيحًا من 1 إلى ${max}`;

export const whatsappOtherCarGreeting = (car: { title: string; price: string }) =>
  `مرحبًا، تهمّني سيارتك «\u2068${car.title}\u2069» المعروضة بسعر ${car.price} دينار. هل ما زالت متوفرة؟`;
export const whatsappCarGreeting = (car: { year: number; make: string; model: string; price: string }) =>
  `مرحبًا، تهمّني سيارتك ${car.make} ${car.model} موديل ${car.year} المعروضة بسعر ${car.price} دينار. هل ما زالت متوفرة؟`;

export const listCarText = () => "اعرض سيارتك مجانًا ليراها آلاف المشترين";

export const carFormBasic = () => "المعلومات الأساسية";
export const carFormTechnical = () => "المواصفات الفنية";
export const carFeatures = () => "الإضافات";
export const carOwnMake = () => "اسم الماركة";
export const carOwnFeatures = () => "إضافات أخرى";
export const carOwnFeaturesHint = () => "كل إضافة في سطر، مثلًا: شاشات خلفية";
export const carFormImages = () => "الصور";
export const carFormImagesText = () => "السيارة التي صورها واضحة من كل الجهات تُباع أسرع.";
export const carFormDetails = () => "تفاصيل إضافية";
export const carFormDetailsText = () =>
  "اختيارية، لكنها أول ما يسأل عنه المشتري: الجمرك والترخيص والدهان والفحص والأقساط";

export const carTitleHint = () => "الماركة والموديل وسنة الصنع وما يميّز سيارتك";
export const carTitleExample = () => "تويوتا كامري هايبرد 2019، مالك واحد";
export const carMake = () => "الماركة";
export const chooseMake = () => "اختر الماركة";
export const carModel = () => "الموديل";
export const carModelsOf = (make: string) => `موديلات ${make}`;
export const carModelExample = () => "كامري";
export const carYear = () => "سنة الصنع";
export const carMileage = () => "الممشى";
export const kmUnit = () => "كم";
export const carPriceHint = () => "السعر الكامل كاش، وليس الدفعة الأولى";
export const carFuelType = () => "نوع الوقود";
export const carTransmission = () => "ناقل الحركة";
export const carBodyType = () => "نوع الهيكل";
export const carEngineSize = () => "سعة المحرك";
export const carEngineSizeExample = () => "2.5 لتر";
export const carEngineSizeInvalid = () => "اكتب السعة هكذا: «1.6 لتر» أو «1600 سي سي»";
export const carColor = () => "اللون";
export const chooseColor = () => "اختر اللون";
export const carDescriptionHint = () => "20 حرفًا على الأقل. اكتب ما يسأل عنه المشتري عادةً على الهاتف.";
export const carDescriptionExample = () =>
  "حالة السيارة، الصيانة، نتيجة الفحص، الترخيص، وهل السعر قابل للتفاوض";

export const carCustoms = () => "الجمرك";
export const carLicense = () => "الترخيص";
export const carLicensedUntil = () => "مرخصة حتى";
export const carInsurance = () => "التأمين";
export const carRegionalSpec = () => "المواصفات الإقليمية";
export const carHybridType = () => "نوع الهايبرد";
export const carPaint = () => "الدهان";
export const carBodyCondition = () => "حالة الهيكل";
export const carInspection = () => "الفحص";
export const carInspectionNote = () => "ملاحظة عن الفحص";
export const carInspectionNoteExample = () => "المحرك 88%، البطارية 91%";
export const carPayment = () => "طريقة الدفع";
export const carDownPayment = () => "الدفعة الأولى";
export const carMonthly = () => "القسط الشهري";
export const carMonths = () => "المدة";
export const monthsUnit = () => "شهر";
export const carMonthsText = pluralOf("ar", {
  one: "شهر واحد",
  two: "شهران",
  few: "{n} أشهر",
  many: "{n} شهرًا",
  other: "{n} شهر",
});
export const notSpecified = () => "غير محدد";

export const publishCar = () => "انشر الإعلان";
export const publishingCar = () => "جارٍ نشر الإعلان…";
export const saveListing = () => "حفظ التعديلات";
export const previewCar = () => "معاينة";
export const previewTitle = () => "هكذا سيراه المشترون";
export const previewUntitled = () => "عنوان سيارتك";
export const carListFailed = () => "تعذّر نشر إعلان سيارتك. يرجى المحاولة مرة أخرى.";
export const listingSaveFailed = () => "تعذّر حفظ التعديلات. يرجى المحاولة مرة أخرى.";
export const photosStillUploading = () => "ما زالت صورك قيد الرفع. لحظة من فضلك.";

export const sellStep = labelsOf({
  car: "السيارة",
  photos: "الصور",
  price: "السعر والمكان",
  details: "التفاصيل",
  review: "المراجعة",
});
export const sellStepTitle = labelsOf({
  car: "ما السيارة التي تبيعها؟",
  photos: "صوّر سيارتك",
  price: "ما السعر الذي تطلبه؟",
  details: "ما الذي يهمّ المشتري أن يعرفه؟",
  review: "هل كل شيء صحيح؟",
});
export const sellStepOf = (step: number, steps: number) => `الخطوة ${step} من ${steps}`;
export const sellNext = (step: string) => `التالي: ${step}`;
export const sellBack = () => "رجوع";
export const sellEditStep = (step: string) => `تعديل: ${step}`;
export const sellNoPhotos = () => "لا توجد صور بعد. المشترون ينظرون أولًا إلى الإعلانات التي فيها صور.";

export const limitTitle = () => "إعلاناتك";
export const limitUsed = (used: number, limit: number) => `استخدمت ${used} من ${limit}`;
export const limitUnlimited = (used: number) =>
  `${plural("ar", used, { zero: "لا إعلانات فعّالة", one: "إعلان فعّال واحد", two: "إعلانان فعّالان", few: "{n} إعلانات فعّالة", many: "{n} إعلانًا فعّالًا", other: "{n} إعلان فعّال" })}، والعدد غير محدود`;
export const limitReached = () =>
  "وصلت إلى حد الإعلانات. اضغط «تم البيع» على إعلان أو احذف إعلانًا من لوحة التحكم، ثم انشر هذا الإعلان.";
export const sellTips = () => [
  "صوّر السيارة في ضوء النهار: من الأمام والخلف والجانبين، ثم المقاعد والطبلون.",
  "اكتب السعر الكامل. المشترون يتجاوزون الإعلان الذي يعرض الدفعة الأولى على أنها السعر.",
  "اذكر نتيجة الفحص وما تم إصلاحه.",
  "لا تنشر أبدًا صورة رخصة المركبة أو هويتك.",
];

export const carPhotoOf = namesOf({
  side: "الجانب",
  front: "الأمام",
  back: "الخلف",
  wheels: "العجلات",
  interior: "الداخل",
  odometer: "العدّاد",
  engine: "المحرك",
  inspection: "تقرير الفحص",
});
export const carVin = () => "رقم الشاصي (VIN)";
export const carVinHint = () => "لا يراه غيرك. يساعدنا على كشف الإعلانات التي تنسخ إعلانك.";
export const carVinInvalid = () => "أدخل رقم الشاصي كاملًا: 17 حرفًا ورقمًا، وليس فيه I ولا O ولا Q.";
export const carHistory = () => "افحص تاريخها";
export const carHistoryText = () => "كل زر يفتح موقعًا آخر برقم الشاصي.";
