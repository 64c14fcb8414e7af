export const favorites = () => "المفضلة";
export const favoriteSave = (title: string) => `حفظ ${title}`;
export const favoriteSaveThis = () => "حفظ";

export const favoriteSavedFlash = () => "أُضيف الإعلان إلى المفضلة.";
export const favoriteRemovedFlash = () => "أُزيل الإعلان من المفضلة.";
export const favoritesFull = (max: number) =>
  `امتلأت المفضلة، فهي تتسع لـ ${max} إعلان. أزل بعضها لتحفظ غيرها.`;
export const favoriteFailed = () => "تعذّر التغيير. تحقق من اتصالك وحاول مرة أخرى.";
export const favoriteNotKept = () => "هذا المتصفح لا يحتفظ بشيء. سجّل الدخول لتحفظ في المفضلة.";
export const favoriteSignedOutTitle = () => "انتهت جلستك";
export const favoriteSignedOut = () => "يرجى تسجيل الدخول لتعديل المفضلة.";
export const favoriteSignedOutKept = () => "حفظناه في هذا المتصفح، وسينتقل إلى حسابك عند تسجيل الدخول.";

export const favoriteCars = () => "السيارات";
export const favoritesHere = () => "مفضلتك محفوظة في هذا المتصفح فقط. سجّل الدخول لتجدها على كل أجهزتك.";
export const favoritesWithoutScripts = () => "سجّل الدخول لتحفظ السيارات ولوحات الأرقام.";
export const favoritesNoneTitle = () => "لم تحفظ شيئًا بعد";
export const favoritesNoneText = () =>
  "اضغط على القلب عند أي سيارة أو لوحة، فتجدها هنا وتعرف متى ينزل سعرها.";
export const favoritesGoToPlates = () => "تصفّح اللوحات";
export const favoritesFailed = () => "تعذّر تحميل المفضلة";

export const favoriteSold = (ago: string) => (ago ? `بيعت ${ago}` : "بيعت");
export const favoriteExpired = () => "انتهت مدة هذا الإعلان";
export const favoriteLess = (amount: string) => `نزل ${amount}`;
export const favoriteMore = (amount: string) => `ارتفع ${amount}`;
export const favoriteSinceSaved = () => "منذ أن حفظت الإعلان";
export const favoritesGone = () => "لم تعد على الموقع";
export const favoriteGone = (date: string, price: string) => `أُزيل إعلان حفظته في ${date} بسعر ${price}.`;
export const favoriteDismiss = () => "إخفاء";

export const viewedTitle = () => "شاهدتها مؤخرًا";
export const viewedClear = () => "مسح";
