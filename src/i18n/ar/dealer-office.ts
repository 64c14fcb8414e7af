import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";

export const dealerRole = labelsOf({ owner: "صاحب المعرض", manager: "مسؤول المعرض", sales: "مندوب مبيعات" });
export const dealerNone = () => "حسابك غير مرتبط بمعرض. سجّل معرضك من الإعدادات أو اطلب دعوة.";
export const dealerAlready = () => "حسابك مرتبط بمعرض. غادره أولًا من صفحة مكتب المعرض.";
export const dealerOwnersOnly = () => "هذا متاح لصاحب المعرض فقط. اطلب ذلك منه.";
export const dealerManagersOnly = () => "هذا متاح لصاحب المعرض ومسؤوله فقط. اطلب ذلك من أحدهما.";
export const dealerLegalOwnersOnly = () =>
  "يغيّر صاحب المعرض وحده الاسم القانوني ورقم السجل التجاري. اطلب ذلك منه.";
export const dealerLastOwner = () => "لا بد للمعرض من صاحب. أعطِ هذا الدور لشخص آخر أولًا.";
export const dealerSlugTaken = () => "هذا العنوان لمعرض آخر. اختر عنوانًا غيره.";
export const dealerNameTaken = () => "هذا الاسم لمعرض موثّق. اختر اسمًا غيره.";
export const dealerNameVerified = () => "لمعرض موثّق آخر هذا الاسم. لا بد أن يغيّر أحدهما اسمه أولًا.";
export const dealerPersonThere = () => "هذا الشخص من فريق معرضك أصلًا.";
export const dealerPersonNotFound = () => "هذا الشخص ليس من فريق معرضك.";
export const dealerFull = (max: number) =>
  `يتّسع فريق المعرض لعدد ${max}. أزِل شخصًا من الفريق أو اسحب دعوة أولًا.`;
export const dealerInvitationFor = (email: string) =>
  `هذه الدعوة موجّهة إلى ${email}. سجّل الدخول بهذا البريد لقبولها.`;

export const dealerApply = () => "البيع باسم معرض";
export const dealerApplyText = () =>
  "صفحة خاصة بمعرضك فيها سياراتك وساعات عملك وفروعك، ويعمل معك فريقك، وتنشر إعلانات أكثر.";
export const dealerApplyLink = () => "تسجيل معرض";
export const dealerOpened = () => "أهلًا بك! صفحة معرضك جاهزة، وسندقّق أوراقه.";
export const dealerUnverified = () => "معرضك يعمل الآن، وتظهر شارة «معرض موثّق» بعد أن ندقّق أوراقه.";

export const dealerOffice = () => "مكتب المعرض";
export const dealerOfficeText = () => "إعلانات معرضك وفريقه وصفحته العامة.";
export const dealerListingsAndMessages = () => "الإعلانات والرسائل";
export const dealerPublicPage = () => "الصفحة العامة";
export const dealerProfile = () => "بيانات المعرض";
export const dealerNames = () => "الاسم وعنوان الصفحة";
export const dealerSlug = () => "العنوان: /dealers/…";
export const dealerReach = () => "الهاتف والمدينة";
export const dealerLegal = () => "البيانات القانونية";
export const dealerLegalHint = () => "كما في السجل التجاري. يراها المشتري في صفحتك، وندقّقها نحن.";
export const dealerHoursHint = () => "حدّد أيام الدوام. إن كنت تغلق وقت الاستراحة فأضف فترة ثانية.";
export const dealerSecondSpan = () => "فترة ثانية";
export const dealerSameHours = () => "ساعات الأحد نفسها في كل أيام الدوام";
export const dealerOpens = (span: number) => `يفتح (${span})`;
export const dealerShuts = (span: number) => `يغلق (${span})`;
export const dealerBranch = (n: number) => `الفرع ${n}`;
export const dealerBranchNew = () => "إضافة فرع";
export const dealerBranchRemove = () => "إزالة هذا الفرع";
export const dealerAddress = () => "الشارع والبناية";
export const dealerMapUrl = () => "رابط الخريطة";
export const dealerLogo = () => "الشعار";
export const dealerLogoHint = () => "الصورة المربعة أنسب.";
export const dealerLogoRemove = () => "إزالة الشعار";

export const dealerPeople = () => "الفريق";
export const dealerPeopleText = () => "يردّ الجميع باسم المعرض.";
export const dealerRoleLabel = () => "الدور";
export const dealerRolesHint = () =>
  "لمندوب المبيعات سياراته ورسائله، ولمسؤول المعرض فوق ذلك كل السيارات والبيانات، ولصاحب المعرض كل شيء.";
export const dealerInvite = () => "دعوة شخص";
export const dealerInvited = () => "أرسلنا الدعوة.";
export const dealerInvitedUntil = (date: string) => `مدعوّ حتى ${date}`;
export const dealerInvitationEnded = () => "انتهت مدة الدعوة";
export const dealerWithdraw = () => "سحب الدعوة";
export const dealerWithdrawText = () => "يتوقف الرابط عن العمل. لإرسال رابط جديد ادعُ البريد نفسه مرة أخرى.";
export const dealerRemove = () => "إزالة من الفريق";
export const dealerRemoveText = () => "تنتقل سياراته ورسائله في المعرض إلى صاحب المعرض، ويبقى حسابه.";
export const dealerRemoved = () => "تمت الإزالة.";
export const dealerLeave = () => "مغادرة المعرض";
export const dealerLeaveText = () => "تنتقل سياراتك ورسائلك هنا إلى صاحب المعرض، ويمكنك البيع باسمك الشخصي.";
export const dealerLeft = () => "غادرت المعرض.";
export const dealerJoined = () => "أهلًا بك في الفريق!";

export const dealerInvitationText = (role: string, email: string) =>
  `الدور: ${role}. الدعوة موجّهة إلى: ${email}`;
export const dealerInvitedOther = (own: string, invited: string) =>
  `أنت مسجّل الدخول بالبريد \u2068${own}\u2069، والدعوة موجّهة إلى \u2068${invited}\u2069. سجّل الخروج ثم افتح الرابط مرة أخرى.`;
export const dealerMailSubject = (dealer: string) => `دعوة للانضمام إلى \u2068${dealer}\u2069`;
export const dealerMailText = (inviter: string, dealer: string, role: string) =>
  `يدعوك \u2068${inviter}\u2069 للعمل مع \u2068${dealer}\u2069 على هذا الموقع. الدور: ${role}. الرابط صالح لمدة 7 أيام.`;
export const dealerMailAction = () => "قبول الدعوة";
export const dealerMailReason = () => "وصلتك هذه الرسالة لأن شخصًا أدخل بريدك. إن كنت لا تعرفه فتجاهلها.";

export const adminDealers = () => "المعارض";
export const adminFindDealer = () => "الاسم أو رقم السجل أو الهاتف أو المعرّف";
export const adminDealersFound = pluralOf("ar", {
  zero: "لا توجد معارض",
  one: "معرض واحد",
  two: "معرضان",
  few: "{n} معارض",
  many: "{n} معرضًا",
  other: "{n} معرض",
});
export const adminNoDealers = () => "لا توجد معارض تطابق البحث.";
export const adminDealerPeople = pluralOf("ar", {
  one: "شخص واحد",
  two: "شخصان",
  few: "{n} أشخاص",
  many: "{n} شخصًا",
  other: "{n} شخص",
});
export const adminVerifyDealer = () => "توثيق المعرض";
