import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";

export const settings = () => "الإعدادات";
export const settingsSections = () => "أقسام الإعدادات";
export const settingsSave = () => "حفظ التغييرات";
export const settingsSaved = () => "تم حفظ التغييرات.";
export const settingsFailed = () => "تعذّر حفظ التغييرات. يرجى المحاولة مرة أخرى.";
export const settingsProfile = () => "الملف الشخصي";
export const settingsProfileText = () => "يرى المشتري اسمك ومدينتك، ويظهر رقمك حين يطلبه.";
export const settingsEmailVerified = () => "مؤكّد";
export const settingsEmailUnverified = () => "غير مؤكّد بعد";
export const settingsEmailVerify = () => "إرسال رابط التأكيد";
export const settingsEmailFixed = () => "تسجّل الدخول بهذا البريد.";
export const settingsPreferences = () => "اللغة والتنبيهات";
export const settingsPreferencesText = () => "لغة الموقع ولغة رسائلنا إليك.";
export const settingsLanguage = () => "اللغة";
export const settingsNotices = () => "أخبروني عندما";
export const settingsNotice = labelsOf({
  inquiries: "تصلني رسالة",
  expiry: "يوشك أحد إعلاناتي على الانتهاء أو ينتهي",
  priceDrops: "ينزل سعر إعلان في مفضلتي",
});
export const settingsNoticesOfSearches = () => "لكل بحث محفوظ تنبيهاته.";
export const settingsNotifications = () => "الإشعارات";
export const settingsNotificationsText = () =>
  "تظهر الإشعارات على هذه الأجهزة عند وجود جديد، وتتوقف على الجهاز عند تسجيل الخروج منه.";
export const settingsNotificationsNone = () => "لا توجد أجهزة تصلها الإشعارات بعد.";
export const settingsMailsAlways = () => "نرسل إليك دائمًا الرسائل المهمة عن حسابك.";
export const settingsPasswordText = () => "عند تغييرها يُسجَّل خروجك من كل الأجهزة الأخرى.";
export const settingsPasswordCurrent = () => "كلمة المرور الحالية";
export const settingsPasswordSubmit = () => "تغيير كلمة المرور";
export const settingsPasswordChanged = () => "تم تغيير كلمة المرور، وسُجّل خروجك من الأجهزة الأخرى.";
export const passwordWrong = () => "كلمة المرور غير صحيحة.";
export const settingsDevices = () => "الأجهزة المتصلة بحسابك";
export const settingsDevicesText = () => "إن لم تتعرّف على جهاز منها، فسجّل الخروج منه وغيّر كلمة مرورك.";
export const settingsDeviceCurrent = () => "هذا الجهاز";
export const settingsDeviceEnd = () => "تسجيل الخروج";
export const settingsDevicesEndOthers = () => "تسجيل الخروج من كل الأجهزة الأخرى";
export const settingsDeviceEnded = () => "تم تسجيل الخروج من الجهاز.";
export const settingsDevicesEnded = () => "تم تسجيل الخروج من كل الأجهزة الأخرى.";
export const settingsData = () => "بياناتك";
export const settingsDataText = () =>
  "كل ما نحفظه عنك في ملف واحد: ملفك الشخصي وإعلاناتك وصورك ومحادثاتك ومفضلتك وغيرها.";
export const settingsDataDownload = () => "تنزيل بياناتي";
export const dataExportStart = () => "تجهيز ملف مع الصور";
export const dataExportPreparing = () => "نجهّز ملفك";
export const dataExportSoon = () => "سنراسلك حالما يصبح ملفك جاهزًا.";
export const dataExportReady = () => "الملف جاهز";
export const dataExportUntil = (size: string, time: string) => `${size} · متاح حتى ${time}`;
export const dataExportDownload = () => "تنزيل (ZIP)";
export const dataExportJson = () => "أو حالًا دون صور (JSON)";
export const dataExportUnready = () => "لم يجهز هذا الملف بعد. حاول بعد قليل.";
export const dataMailSubject = () => "ملف بياناتك جاهز";
export const dataMailText = (time: string) => `يمكنك تنزيله حتى ${time} بعد تسجيل الدخول، ثم نحذف الملف.`;
export const dataMailOpen = () => "فتح الملف";
export const dataMailReason = () => "وصلتك هذه الرسالة لأنك طلبت بياناتك من إعداداتك.";
export const deleteAccount = () => "حذف الحساب";
export const deleteAccountText = () => "سيُحذف حسابك نهائيًا مع كل إعلاناتك وصورك واستفساراتك ومفضلتك.";
export const deleteAccountTitle = () => "حذف حسابك";
export const deleteAccountWarning = () => "يُحذف حسابك فورًا، ولا يمكن التراجع عن ذلك.";
export const deleteAccountListings = () => "كل إعلاناتك وصورها";
export const deleteAccountInquiries = () => "الاستفسارات التي وصلتك والتي أرسلتها";
export const deleteAccountKept = (messages: string, reviews: string) =>
  `من راسلتهم تبقى عندهم رسائلك باسم «عضو سابق» دون رقمك وبريدك لمدة ${messages}. وتبقى التقييمات التي كتبتها لمدة ${reviews} دون اسمك، أما تقييمات الآخرين لك فلا تظهر بعد ذلك. ويبقى سجل إجراءات المشرفين دون اسمك.`;
export const deleteAccountRest = () => "المفضلة والأجهزة المتصلة بحسابك واشتراكك في النشرة";
export const deleteAccountGoes = () => "سيُحذف معه:";
export const deleteAccountBackups = (date: string) =>
  `تُحذف بياناتك من الموقع فورًا، وتبقى نسخة منها في نسخنا الاحتياطية حتى ${date}.`;
export const deletedBackupsUntil = (date: string) =>
  `تبقى نسخة من بياناتك في نسخنا الاحتياطية حتى ${date}، ثم تُحذف منها أيضًا.`;
export const deleteAccountSafe = () => "هل تريد نسخة من بياناتك أولًا؟";
export const deleteAccountPassword = () => "كلمة مرورك";
export const deleteAccountConfirm = () => "نعم، أريد حذف حسابي وكل ما فيه";
export const deleteAccountConfirmRequired = () => "يرجى تحديد المربع للتأكيد";
export const deleteAccountSubmit = () => "حذف حسابي";
export const deleteAccountKeep = () => "إبقاء حسابي";
export const deleteAccountLastAdmin = () => "أنت المشرف الوحيد. عيّن مشرفًا آخر أولًا.";
export const accountDeleted = () => "تم حذف حسابك. نتمنى لك كل التوفيق!";
export const deletedMailSubject = () => "تم حذف حسابك";
export const deletedMailText = () => "بناءً على طلبك حذفنا حسابك مع إعلاناتك وصورك واستفساراتك ومفضلتك.";
export const deletedMailEnd = () => "هذه آخر رسالة منا إليك. أهلًا بعودتك متى شئت.";

export const deviceName = (browser: string | null, system: string | null) =>
  browser && system ? `⁨${browser}⁩ على ⁨${system}⁩` : (browser ?? system ?? "جهاز غير معروف");
export const deviceSeen = (ago: string) => `آخر ظهور: ${ago}`;
export const settingsDeviceEndThis = (device: string) => `تسجيل الخروج من ${device}`;
export const settingsNewsletter = () => "النشرة الأسبوعية";
export const settingsNewsletterOn = () => "تصلك كل خميس.";
export const settingsNewsletterAsked = () => "افتح بريدك لتأكيد الاشتراك.";
export const settingsEndTokens = () => "إبطال مفاتيح API الخاصة بي أيضًا";

export const api = () => "واجهة API";
export const apiText = () => "لبرامجك الخاصة، كبرنامج يُبقي إعلاناتك محدّثة.";
export const apiHow = () => "كيف تعمل الواجهة";
export const apiTokens = () => "مفاتيح API";
export const tokenNew = () => "مفتاح جديد";
export const tokenNewText = () => "من لديه المفتاح يستطيع أن يفعل باسمك ما تحدّده هنا.";
export const tokenScopes = () => "الصلاحيات";
export const tokenScope = labelsOf({
  "listings:read": "قراءة إعلاناتك",
  "listings:write": "نشر إعلاناتك وتعديلها وحذفها",
  "stock:write": "تغيير مخزون معرضك",
  "photos:write": "رفع الصور",
  "inquiries:read": "قراءة رسائلك واستفساراتك",
  "inquiries:write": "كتابة الرسائل وتقديم العروض والرد عليها",
  "statistics:read": "قراءة إحصاءات إعلاناتك",
  "admin:read": "قراءة ما تراه الإدارة",
});
export const tokenLasts = () => "المدة";
export const tokenMake = () => "إنشاء المفتاح";
export const tokenUsed = () => "آخر استخدام";
export const tokenUnused = () => "لم يُستخدم";
export const tokenEnds = () => "ينتهي";
const IN_DAYS = { one: "خلال يوم", two: "خلال يومين", few: "خلال {n} أيام", many: "خلال {n} يومًا" };
export const tokenEndsIn = pluralOf("ar", { ...IN_DAYS, other: "خلال {n} يوم" });
export const tokenRevoke = () => "إبطال";
export const tokenRevoked = () => "تم إبطال المفتاح، ولم تعد البرامج التي تستخدمه قادرة على الدخول.";
export const tokenMadeTitle = () => "انسخ هذا المفتاح الآن";
export const tokenMadeText = () => "يظهر هذه المرة فقط. نحتفظ ببصمته، لا بالمفتاح نفسه.";
export const copy = () => "نسخ";
export const copied = () => "تم النسخ";
export const tokenMailSubject = () => "تم إنشاء مفتاح API";
export const tokenMailText = (scopes: string, date: string) =>
  `يستطيع برنامج يحمل هذا المفتاح استخدام حسابك حتى ${date} (\u2066${scopes}\u2069).`;
export const tokensTooMany = () => "لديك 20 مفتاحًا، وهو أكبر عدد ممكن. أبطِل أحدها أولًا.";
export const tokenInvalid = () => "هذا المفتاح خاطئ أو انتهى أو أُبطل. أنشئ غيره من الإعدادات.";
export const tokenRefused = () => "لا يمكن تنفيذ هذا بمفتاح API. سجّل الدخول في الموقع بدلًا من ذلك.";
export const scopeMissing = (scope: string) =>
  `تنقص هذا المفتاح الصلاحية \u2066${scope}\u2069. أنشئ مفتاحًا يملكها.`;
export const tokenMadeAlready = () => "أُنشئ هذا المفتاح من قبل ولا يُعرض مرة أخرى. يمكنك إبطاله من الإعدادات.";
export const requestKeyInvalid = () => "يجب أن تتكون Idempotency-Key من 1 إلى 200 حرف ASCII مرئي.";
export const requestKeyUsed = () => "استُخدمت Idempotency-Key هذه لطلب مختلف. أرسل قيمة جديدة.";
export const requestRunning = () => "ما زال الطلب الأول بقيمة Idempotency-Key هذه قيد التنفيذ.";
export const apiLead = () => "للبرامج التي تقرأ السوق أو تدير إعلاناتك. الشرح بالإنجليزية.";
export const apiContents = () => "أقسام واجهة البرمجة";
