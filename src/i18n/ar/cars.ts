export const carNotFound = () => "السيارة غير موجودة";
export const carRemoved = () => "تم حذف هذه السيارة.";

export const carMakeRequired = () => "الماركة مطلوبة";
export const carMakeUnknown = () => "يرجى اختيار ماركة من القائمة، أو «أخرى»";
export const carModelRequired = () => "الموديل مطلوب";
export const carYearRequired = () => "سنة الصنع مطلوبة";
export const carYearInvalid = () => "سنة الصنع رقم مثل 2018";
export const carYearTooOld = () => "يجب أن تكون سنة الصنع 1990 أو أحدث";
export const carYearTooNew = (max: number) => `يجب أن تكون سنة الصنع ${max} أو أقدم`;
export const carMileageRequired = () => "الممشى مطلوب";
export const carMileageInvalid = () => "الممشى عدد كيلومترات مثل 95000";
export const carMileageNegative = () => "لا يمكن أن يكون الممشى سالبًا";
export const carFuelTypeRequired = () => "نوع الوقود مطلوب";
export const carTransmissionRequired = () => "ناقل الحركة مطلوب";
export const carBodyTypeRequired = () => "نوع الهيكل مطلوب";
export const carColorRequired = () => "اللون مطلوب";
export const carDescriptionTooShort = () => "يجب ألا يقل الوصف عن 20 حرفًا";
export const carMonthInvalid = () => "يرجى كتابة شهر مثل 2027-06";

export const whatsappOtherCarGreeting = (car: { title: string; price: string }) =>
  `مرحبًا، أنا مهتم بسيارتك «\u2068${car.title}\u2069» المعروضة بسعر ${car.price} دينار أردني. هل ما زالت متوفرة؟`;
export const whatsappCarGreeting = (car: { year: number; make: string; model: string; price: string }) =>
  `مرحبًا، أنا مهتم بسيارتك ${car.make} ${car.model} موديل ${car.year} المعروضة بسعر ${car.price} دينار أردني. هل ما زالت متوفرة؟`;
