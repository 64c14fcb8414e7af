export const favorites = () => "المفضلة";
export const favoriteSave = (title: string) => `حفظ ${title}`;

export const favoriteSavedFlash = () => "أُضيف الإعلان إلى المفضلة.";
export const favoriteRemovedFlash = () => "أُزيل الإعلان من المفضلة.";
export const favoritesFull = (max: number) =>
  `امتلأت المفضلة، والحد الأقصى ${max}. أزل بعض الإعلانات لتحفظ غيرها.`;
export const favoriteFailed = () => "تعذّر تحديث المفضلة. تحقّق من الاتصال وحاول مرة أخرى.";
export const favoriteNotKept = () => "لا يستطيع هذا المتصفح حفظ المفضلة. سجّل الدخول لتحفظها.";
export const favoriteSignedOutTitle = () => "انتهت جلستك";
export const favoriteSignedOut = () => "يرجى تسجيل الدخول لتعديل المفضلة.";
export const favoriteSignedOutKept = () => "حفظناه في هذا المتصفح، وسينتقل إلى حسابك عند تسجيل الدخول.";

export const favoritesHere = () => "مفضلتك محفوظة في هذا المتصفح فقط. سجّل الدخول لتجدها على كل أجهزتك.";
export const favoritesWithoutScripts = () => "سجّل الدخول لتحفظ السيارات ولوحات الأرقام.";
export const favoritesNoneTitle = () => "لا شيء في المفضلة بعد";
export const favoritesNoneText = () => "اضغط على القلب عند أي سيارة أو لوحة لتجدها هنا وتعرف متى ينزل سعرها.";
export const favoritesGoToPlates = () => "تصفّح لوحات الأرقام";
export const favoritesFailed = () => "تعذّر تحميل المفضلة";
export const favoritesFailedText = () => "تحقّق من الاتصال وحاول مرة أخرى.";

export const favoriteSold = (ago: string) => (ago ? `بيعت ${ago}` : "بيعت");
export const favoriteLess = (amount: string) => `نزل ${amount}`;
export const favoriteMore = (amount: string) => `ارتفع ${amount}`;
export const favoriteSinceSaved = () => "منذ أن حفظت الإعلان";
export const favoritesGone = () => "لم تعد متاحة";
export const favoriteGone = (date: string, price: string) => `أُزيل إعلان حفظته في ${date} بسعر ${price}.`;
export const favoriteDismiss = () => "إخفاء";

export const viewedTitle = () => "شاهدتها مؤخرًا";
