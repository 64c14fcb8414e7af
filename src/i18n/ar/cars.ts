export const carNotFound = () => "السيارة غير موجودة";
export const carRemoved = () => "تم حذف هذه السيارة.";

export const carTitleTooShort = () => "يجب ألا يقل العنوان عن 5 أحرف";
export const carTooLong = (max: number) => `يرجى ألا يزيد النص عن ${max} حرف`;
export const carMakeRequired = () => "الماركة مطلوبة";
export const carMakeUnknown = () => "يرجى اختيار ماركة من القائمة، أو «أخرى»";
export const carModelRequired = () => "الموديل مطلوب";
export const carYearRequired = () => "سنة الصنع مطلوبة";
export const carYearInvalid = () => "سنة الصنع رقم مثل 2018";
export const carYearTooOld = () => "يجب أن تكون سنة الصنع 1990 أو أحدث";
export const carYearTooNew = (max: number) => `يجب أن تكون سنة الصنع ${max} أو أقدم`;
export const carPriceRequired = () => "السعر مطلوب";
export const carPriceInvalid = () =>
  "يجب أن يكون السعر مبلغًا أكبر من 0 وأقل من 100,000,000 وبمنزلتين عشريتين على الأكثر، مثل 8500";
export const carMileageRequired = () => "الممشى مطلوب";
export const carMileageInvalid = () => "الممشى عدد كيلومترات مثل 95000";
export const carMileageNegative = () => "لا يمكن أن يكون الممشى سالبًا";
export const carFuelTypeRequired = () => "نوع الوقود مطلوب";
export const carTransmissionRequired = () => "ناقل الحركة مطلوب";
export const carBodyTypeRequired = () => "نوع الهيكل مطلوب";
export const carColorRequired = () => "اللون مطلوب";
export const carLocationRequired = () => "المدينة مطلوبة";
export const carDescriptionTooShort = () => "يجب ألا يقل الوصف عن 20 حرفًا";
export const carMonthInvalid = () => "يرجى كتابة شهر مثل 2027-06";
export const carTooManyPhotos = (max: number) => `${max} صورة كحد أقصى`;

export const whatsappCarGreeting = (car: { year: number; make: string; model: string; price: string }) =>
  `مرحبًا، أنا مهتم بسيارتك ${car.make} ${car.model} موديل ${car.year} المعروضة بسعر ${car.price} دينار أردني. هل ما زالت متوفرة؟`;
