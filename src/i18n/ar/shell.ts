import type { Language } from "../language.ts";

export const language = (): Language => "ar";

export const skipToContent = () => "الانتقال إلى المحتوى";
export const buyCars = () => "سيارات للبيع";
export const numberPlates = () => "لوحات الأرقام";
export const sellYourCar = () => "بِع سيارتك";
export const listPlate = () => "اعرض لوحتك";
export const listVehicle = () => "أضف إعلانك";
export const mainNavigation = () => "التنقل الرئيسي";
export const openMenu = () => "فتح القائمة";
export const menuTitle = () => "القائمة";
export const login = () => "تسجيل الدخول";
export const signUp = () => "إنشاء حساب";
export const logout = () => "تسجيل الخروج";
export const dashboard = () => "لوحة التحكم";
export const accountMenu = () => "حسابك";
export const listingsAllowed = (limit: number | null) =>
  `عدد الإعلانات المسموح به: ${limit === null ? "غير محدود" : limit}`;
export const otherLanguageName = () => "English";
export const otherLanguageShort = () => "EN";
export const themeTitle = () => "المظهر";
export const themeSystem = () => "حسب الجهاز";
export const themeLight = () => "فاتح";
export const themeDark = () => "داكن";

export const footerAbout = () => "سيارات مستعملة ولوحات أرقام في كل الأردن، من أصحابها ومن المعارض مباشرة.";
export const footerBuy = () => "للمشتري";
export const footerSell = () => "للبائع";
export const copyright = (year: number, siteName: string) => `© ${year} ${siteName}، عمّان`;

export const notFoundText = () => "الصفحة التي تبحث عنها غير موجودة أو نُقلت.";
export const goBack = () => "رجوع";
export const tryAgain = () => "إعادة المحاولة";
export const islandFailed = () => "حدث خطأ في هذا الجزء من الصفحة. ما زال يعمل بصورة أبسط، وكل ما كتبته باقٍ.";
export const loadAgain = () => "تحميل الصفحة من جديد";
export const offlineTitle = () => "أنت غير متصل بالإنترنت";
export const offlineText = () => "تحقّق من الاتصال بالإنترنت. كل ما حفظته باقٍ.";
export const goHome = () => "الذهاب إلى الصفحة الرئيسية";
export const goToSearch = () => "تصفّح السيارات";
export const loading = () => "جارٍ التحميل…";
export const siteDescription = () =>
  "بيع السيارات المستعملة ولوحات الأرقام وشراؤها في الأردن: ابحث حسب الماركة أو السعر أو المدينة أو الأرقام التي تريدها وتواصل مع البائع مباشرة.";

export const clear = () => "مسح";
export const cars = () => "السيارات";
export const saving = () => "جارٍ الحفظ…";
export const cancel = () => "إلغاء";
export const state = () => "الحالة";
export const reason = () => "السبب";
export const edit = () => "تعديل";
export const breadcrumb = () => "مسار التصفح";
export const turnOff = () => "إيقاف";
export const view = () => "عرض";
export const undo = () => "تراجع";
export const unlimited = () => "غير محدود";
export const countOf = (count: number, max: number) => `${count} من ${max}`;
export const whatsapp = () => "واتساب";
export const save = () => "حفظ";
export const uiClose = () => "إغلاق";
export const uiLeaveEmpty = () => "اترك هذا الحقل فارغًا";
export const uiOptional = () => "اختياري";
export const uiRemove = () => "إزالة";
export const uiShowPassword = () => "إظهار كلمة المرور";
export const uiHidePassword = () => "إخفاء كلمة المرور";
export const uiPages = () => "الصفحات";
export const uiPage = (page: number) => `صفحة ${page}`;
export const uiPageOf = (page: number, last: number) => `صفحة ${page} من ${last}`;
export const uiPrevious = () => "السابق";
export const uiNext = () => "التالي";
export const uiNotification = () => "إشعار";
export const uiNotifications = (hotkey: string) => `الإشعارات (${hotkey})`;

export const success = () => "تم بنجاح!";
export const error = () => "خطأ";
export const signInAgain = () => "تسجيل الدخول من جديد في تبويب آخر";
export const carListedToast = () => "تم نشر إعلان سيارتك بنجاح.";
export const listingSavedToast = () => "تم حفظ التعديلات.";
export const listingDeletedToast = () => "تم حذف الإعلان.";
export const relistedToast = () => "الإعلان فعّال من جديد.";
export const markedSoldToast = () => "أصبح الإعلان ضمن الإعلانات المباعة.";
export const saleUndoneToast = () => "الإعلان معروض للبيع من جديد.";
export const inquirySentTitle = () => "تم إرسال الاستفسار";
export const inquirySentToast = () => "تم إرسال استفسارك إلى البائع بنجاح.";
export const contactInformationTitle = () => "معلومات التواصل";
export const signInToContactToast = () => "يرجى تسجيل الدخول للتواصل مع البائع";
export const linkCopiedToast = () => "تم نسخ الرابط";
export const linkNotCopiedToast = () => "تعذّر نسخ الرابط. انسخه من شريط العنوان.";
