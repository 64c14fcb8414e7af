import type { Language } from "../language.ts";

export const language = (): Language => "ar";

export const skipToContent = () => "انتقل إلى المحتوى";
export const buyCars = () => "سيارات للبيع";
export const numberPlates = () => "لوحات الأرقام";
export const sellYourCar = () => "بِع سيارتك";
export const listPlate = () => "اعرض لوحتك";
export const listVehicle = () => "أضف إعلانك";
export const mainNavigation = () => "الرئيسية";
export const openMenu = () => "افتح القائمة";
export const menuTitle = () => "القائمة";
export const login = () => "تسجيل الدخول";
export const signUp = () => "إنشاء حساب";
export const logout = () => "تسجيل الخروج";
export const dashboard = () => "لوحة التحكم";
export const accountMenu = () => "حسابك";
export const listingsAllowed = (limit: number | null) =>
  `الإعلانات المسموحة: ${limit === null ? "بلا حد" : limit}`;
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
export const tryAgain = () => "حاول مرة أخرى";
export const offlineTitle = () => "أنت غير متصل بالإنترنت";
export const offlineText = () => "لا يوجد اتصال الآن. لم يضع شيء مما حفظته.";
export const goHome = () => "إلى الصفحة الرئيسية";
export const goToSearch = () => "تصفّح السيارات";
export const loading = () => "جارٍ التحميل...";
export const siteDescription = () =>
  "بيع وشراء السيارات المستعملة ولوحات الأرقام في الأردن: ابحث حسب الماركة أو السعر أو المدينة أو الأرقام التي تريدها وتواصل مع البائع مباشرة.";
