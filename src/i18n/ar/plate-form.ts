export const listPlateTitle = () => "أعلن عن لوحة رقمك";
export const listPlateText = () => "أعلن عن لوحتك مجانًا. رسم اللوحة هو الغلاف، والصور اختيارية.";
export const editPlateTitle = () => "تعديل الإعلان";

export const plateFormPlate = () => "اللوحة";
export const plateFormPlateText = () => "اكتبها كما هي على اللوحة، بأي أرقام عربية أو إنجليزية.";
export const plateFormAd = () => "الإعلان";
export const plateFormImages = () => "الصور";
export const plateFormImagesText = () =>
  "اختيارية: اللوحة المرسومة هي غلاف إعلانك. لا تنشر أبدًا صورة وثيقة الملكية.";

export const plateCode = () => "الترميز";
export const plateNumber = () => "رقم اللوحة";
export const plateTitle = () => "عنوان الإعلان";
export const plateTitleHint = () => "مقترح من اللوحة، ويمكنك تغييره";
export const plateTitleSuggest = () => "استخدم المقترح";
export const plateDescription = () => "الوصف";
export const plateDescriptionExample = () => "باسم من هي، وهل تباع مع سيارة، وهل السعر قابل للتفاوض";
export const platePreviewNone = () => "اكتب الترميز والرقم لترى لوحتك";

export const plateSuggestedTitle = (plate: { areaCode: string; plateNumber: string; special: string }) =>
  `لوحة رقم ${plate.plateNumber} ترميز ${plate.areaCode}، ${plate.special}`;

export const publishPlate = () => "انشر الإعلان";
export const publishingPlate = () => "جارٍ الإنشاء...";
export const plateListedToast = () => "تم إنشاء إعلان لوحة الأرقام بنجاح.";
export const plateListFailed = () => "تعذّر إنشاء إعلان لوحة الأرقام. يرجى المحاولة مرة أخرى.";
export const plateInquirySentToast = () => "تم إرسال استفسارك إلى البائع.";
export const plateContactSeller = () => "تواصل مع البائع";
export const plateContactBack = () => "العودة إلى اللوحة";
export const plateContactHint = () => "اسأل عن السعر أو نقل اللوحة أو موعد اللقاء.";

export const plateTipsTitle = () => "إعلان ناجح للوحة";
export const plateTips = () => [
  "اذكر باسم من اللوحة وهل هي على سيارة.",
  "اذكر من يدفع رسوم النقل.",
  "قارن بالأسعار الرسمية قبل أن تحدد سعرك.",
  "لا تنشر أبدًا صورة وثيقة الملكية، فهي تُستغل في الاحتيال.",
];
