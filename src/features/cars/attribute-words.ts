/* How buyers say the facts of a car that sellers choose from lists. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { CarFields } from "./fields.ts";

type ChoiceOf<Name extends keyof CarFields> = CarFields[Name] extends {
  kind: "choice";
  values: readonly (infer Value extends string)[];
}
  ? Value
  : never;

interface Words<Value> {
  value: Value;
  words: string;
  /** Other values that fit as well. */
  also?: Value[];
  /** What the words ask for after a negation; without it, cars of this value are left out. */
  opposite?: Value;
}

type Attributes = { [Name in keyof CarFields]?: Words<ChoiceOf<Name>>[] };

/** Where a car was built for: said alone or after an import word, and countries that are said only after one. */
const ORIGINS = {
  gulf: {
    alone: "خليجي,خليجية,gcc,gulf,khaleeji,khaliji,khalije,5aliji,5aleeji",
    countries:
      "الخليج,خليج,السعودية,سعودي,الامارات,اماراتي,دبي,الكويت,كويتي,قطر,قطري,البحرين,the gulf,uae,dubai,saudi,ksa",
  },
  american: {
    alone: "أمريكي,أمريكية,امريكاني,american,usa,amriki,amreeki,amerki,amrekei",
    countries: "أمريكا,الولايات المتحدة,الولايات,america,us,the us,the usa,amrika",
  },
  european: {
    alone: "أوروبي,أوروبية,اوربي,اوربية,european,europe,orobi,oroppi,orubi",
    countries: "أوروبا,ألماني,ألمانية,ألمانيا,euro,eu,german,germany,almani,almanya",
  },
  japanese: { alone: "ياباني,يابانية,japanese,japan,jdm,yabani,yabanee", countries: "اليابان" },
  korean: { alone: "كوري,كورية,korean,korea,kori,koori", countries: "كوريا,south korea" },
};
const IMPORTED =
  "من,وارد,الوارد,واردة,مستوردة من,استيراد,مواصفات,مواصفة,بمواصفات,imported from,import from,from,specs,wared,ward";
const IMPORT = "spec,specs,import,imported,المواصفات,المنشأ";

const ALL_GOOD = ["سبعة من سبعة,7 من 7", pairs("7,سبعة,سبع", "جيد,جيدات")];

export const ATTRIBUTE_WORDS: Attributes = {
  hybridType: [
    {
      value: "plug-in",
      words:
        "plug in,plug in hybrid,hybrid plug in,phev,بلج ان,بلق ان,بلغ ان,بلك ان,بلج ان هايبرد,بلق ان هايبرد,هايبرد بلج ان,هايبرد بلق ان,هايبريد بلق ان,هايبريد بلج ان,هايبرد شحن,هايبرد بشحن,هايبرد قابل للشحن,شحن خارجي,plag in,blag in,bl2 in",
    },
    { value: "mild", words: "mild hybrid,mhev,مايلد,مايلد هايبرد,مايلد هايبريد,هايبرد خفيف" },
  ],
  customs: [
    {
      value: "cleared",
      opposite: "uncleared",
      words: [
        "مجمركة,مجمرك,جمركية,مدفوعة الجمرك,خالصة جمرك,خالصة الجمرك,شامل الجمرك,مع الجمرك,واصلة الجمرك",
        pairs("جمرك,الجمرك,جمركها", "مدفوع,خالص,جاهز,جديد,كامل"),
        pairs("مدفوع,خالص", "جمرك,الجمرك,جمركها"),
        "customs cleared,customs paid,custom paid,cleared customs,cleared,duty paid,mjamrake,mjamraka,mjmrke,mjmrka,mojamrake,mojamraka,mujamrake,mujamraka,mjamrakeh,mjamrak,mjmrak,mojamrak,mjammarak,jumruk madfoo3,jomrok madfou3,jomrok madfoo3,gomrok madfo3,including customs,customs included,with customs",
      ].join(),
    },
    {
      value: "uncleared",
      opposite: "cleared",
      words:
        "بدها جمرك,بحاجة جمرك,عليها جمرك,جمرك على المشتري,الجمرك على المشتري,ما انجمركت,مش خالصة جمرك,نظام الحرة,بدون جمرك,بلا جمرك,جمرك حرة,قبل الجمرك,من غير جمرك,جمرك غير مدفوع,الجمرك غير مدفوع,حرة,الحرة,حرة الزرقا,حرة زرقا,حرة الزرقاء,منطقة حرة,المنطقة الحرة الزرقاء,المنطقة الحرة,على الحرة,بالحرة,بالمنطقة الحرة,free zone,in the free zone,uncleared,customs unpaid,customs not paid,no customs,without customs,duty free,bdoon jomrok,bidoun jomrok,bdoon jumruk,7orra,el 7orra",
    },
  ],
  licence: [
    {
      value: "licensed",
      opposite: "unlicensed",
      words: [
        "مرخصة,مرخص,رخصة",
        pairs("ترخيص,الترخيص,رخصة,مرخصة", "ساري,سارية,جديد,جديدة,طازة,سنة,لسنة,سنة كاملة,كامل,كاملة,طويل"),
        "licensed,licenced,registered,valid license,valid licence,license valid,licence valid,valid registration,registration valid,licensed for a year,one year license,mrakhase,mrakhasa,morakhasa,mra5asa,mra5ase,mrkhasa,mrkhse",
      ].join(),
    },
    {
      value: "unlicensed",
      opposite: "licensed",
      words: [
        "بدو ترخيص",
        pairs("بدون,من غير,بلا,بحاجة,بحاجة لـ,بدها,خالصة,خالص,منتهية,منتهي", "ترخيص,رخصة"),
        pairs("ترخيص,رخصة", "منتهي,منتهية,خالص,خالصة"),
        "unlicensed,unlicenced,unregistered,expired license,expired licence,license expired,licence expired,expired registration,registration expired,no license,no licence,without license,without licence,needs license",
      ].join(),
    },
  ],
  insurance: [
    {
      value: "comprehensive",
      words:
        "تأمين شامل,تامينها شامل,تامينها كامل,تامين شمولي,مأمنة شامل,مؤمنة شامل,مؤمن شامل,تأمين كامل,comprehensive,comprehensive insurance,full insurance,fully insured,full coverage,ta2meen shamel,tameen shamel,tamin shamel,ta2min shamel,ta2min shamil,ta2meen shamil,tameen shamil",
    },
    {
      value: "compulsory",
      words:
        "تأمين إلزامي,تامينها الزامي,تأمين ضد الغير,ضد الغير,طرف ثالث,تأمين طرف ثالث,third party,third party insurance,compulsory insurance,mandatory insurance,basic insurance",
    },
    {
      value: "none",
      words: "بدون تأمين,من غير تأمين,uninsured,no insurance,without insurance",
    },
    {
      value: "compulsory",
      also: ["comprehensive"],
      opposite: "none",
      words: "مؤمنة,مؤمن,تأمين,عليها تأمين,مأمنة,فيها تأمين,insured,insurance,with insurance",
    },
  ],
  regionalSpec: Object.entries(ORIGINS).map(([value, { alone, countries }]) => ({
    value: value as keyof typeof ORIGINS,
    words: [alone, pairs(IMPORTED, `${alone},${countries}`), pairs(`${alone},${countries}`, IMPORT)].join(),
  })),
  paint: [
    {
      value: "original",
      words: [
        pairs("دهان,رش,بدهان", "أصلي,الأصلي,وكالة,الوكالة,شركة,الشركة,مصنع,المصنع,بلد المنشأ"),
        pairs("دهان أصلي,دهان وكالة,دهان الوكالة,دهان شركة,دهان الشركة", "كامل,بالكامل"),
        "دهان فبركة,فبركة,بدون دهان,بدون رش,بلا رش,من غير رش,بدون معجون,مش معاد دهانها,original paint,original color,original colour,factory paint,orginal paint,unpainted,no repaint,never painted,no paint,dhan asli,dhan original,dhan el sherke,dhan alsharke,dhan sherke,dhan wkale,dhan wakale",
      ].join(),
    },
    {
      value: "full-repaint",
      also: ["partial-repaint"],
      opposite: "original",
      words:
        "مدهونة,مدهون,مرشوشة,مرشوش,معاد دهانها,معاد دهانه,معاد الدهان,معاد الرش,repainted,repaint,painted,madhoone,madhouna",
    },
    {
      value: "full-repaint",
      words:
        "دهان كامل,مدهونة كامل,دهان جديد كامل,دهان جديد,رش كامل,مرشوشة كامل,مرشوشة كاملة,مدهونة كاملة,مرشوشة بالكامل,مدهونة بالكامل,مدهونة كلها,معاد دهانها بالكامل,معاد دهانها كليا,full repaint,fully repainted,fully painted,full paint",
    },
    {
      value: "partial-repaint",
      words:
        "دهان جزئي,مدهونة جزئي,مدهونة جزئيا,معاد دهانها جزئيا,partial repaint,partially repainted,partly repainted,partial paint,partially painted",
    },
  ],
  bodyCondition: [
    {
      value: "excellent",
      words: [
        pairs(
          "بدون,بدون أي,بلا,من غير,ولا,خالية,خالي,خالية من,خالي من,خالي من أي,خالية من أي,سليمة من,نظيفة من,ما عليها,ما فيها",
          "حوادث,حادث,ضربات,ضربة,صدمات,صدمة",
        ),
        "ما انضربت,مش ضاربة,مش صادمة,شاصي سليم,شصي سليم,شاصيات سليمة",
        "no accidents,no accident,no accident history,accident free,accidents free,undamaged,without accidents,without accident,never crashed,never had an accident,clean title,excellent condition,حالة ممتازة,بحالة ممتازة,bdoon 7awadeth,bdoon 7wadeth,bidoun hawadeth,bdon hawadeth,bala 7awadeth,bala hawadeth,bdoon 7adeth",
      ].join(),
    },
    {
      value: "good",
      also: ["excellent"],
      words: "good condition,حالة جيدة,بحالة جيدة",
    },
    {
      value: "accident",
      opposite: "excellent",
      words:
        "حوادث,حادث,عليها حادث,عليها حوادث,سيارة حوادث,مصدومة,مصدوم,صادمة,صادم,متضررة,wrecked,crash,wreck,عاملة حادث,عامل حادث,تعرضت لحادث,مضروبة,مضروب,ضربات,داعمة,accident,accidents,with accident,had an accident,crashed,damaged,salvage,madroube,madrobe",
    },
    {
      value: "needs-work",
      words:
        "بحاجة صيانة,بحاجة تصليح,بدها تصليح,بدها شغل,بدها سمكرة,needs work,needs repair,needs body work,project car",
    },
  ],
  inspection: [
    {
      value: "seven-good",
      words: [
        ALL_GOOD.join(),
        pairs("فحص,فاحصة,فاحص,نتيجة الفحص", ["كامل,شامل,كمبيوتر كامل", ...ALL_GOOD].join()),
        "full inspection,seven good,7 good,7 goods,passed inspection,passed the inspection,full check,fa7sa kamel,all good inspection,fa7s kamel,fahs kamel,f7s kamel,fhs kamel,7 jayed,sab3a jayed,sab3 jayed,sab3a jayyed,7 jeyyed,7 jayyed",
      ].join(),
    },
    {
      value: "four-good",
      words:
        "4 جيد,أربعة جيد,أربع جيد,فحص 4 جيد,فحص أربعة جيد,اربع جيدات,4 جيدات,four good,4 good,4 jayed,4 jayyed",
    },
    { value: "three-good", words: "3 جيد,ثلاثة جيد,ثلاث جيد,فحص 3 جيد,فحص ثلاثة جيد,three good,3 good" },
    {
      value: "none",
      words: "بدون فحص,من غير فحص,no inspection,uninspected,no inspection report,without inspection",
    },
    {
      value: "seven-good",
      also: ["four-good", "three-good", "mixed"],
      opposite: "none",
      words: "مفحوصة,مفحوص,مع فحص,inspected,with inspection,maf7ousa",
    },
  ],
  payment: [
    {
      value: "cash",
      also: ["cash-or-instalments"],
      words: "كاش,نقدا,نقدي,نقد,دفع كاش,عالكاش,بالكاش,الدفع كاش,شرط كاش,cash,cash price,kash",
    },
    { value: "cash", words: "كاش فقط,فقط كاش,كاش بس,cash only,only cash" },
    {
      value: "cash-or-instalments",
      words:
        "كاش او اقساط,كاش واقساط,كاش او تقسيط,كاش وتقسيط,نقدا او بالتقسيط,نقدا او تقسيطا,cash or installments,cash or instalments,cash and installments",
    },
    { value: "instalments", words: "أقساط فقط,اقساط بس,installments only,instalments only" },
    {
      value: "instalments",
      also: ["cash-or-instalments"],
      opposite: "cash",
      words:
        "أقساط,أقساط من المالك,أقساط بدون بنك,بدون بنك,بدون بنوك,بدون كفيل,اقساط بدون كفيل,أقساط ميسرة,امكانية التقسيط,بدون دفعة,بدون دفعة أولى,أقساط بدون دفعة,أقساط بدون دفعة أولى,بدون فوائد,دفعات,دفعات شهرية,على دفعات,بالدفعات,قسط شهري,اقساط شهرية,تقسيط مباشر,أقساط مباشرة,قسط,تقسيط,بالأقساط,بالتقسيط,بالقسط,على أقساط,عالأقساط,بنظام الأقساط,installments,instalments,installment,instalment,on installments,in installments,by installments,finance,financing,monthly payments,payment plan,without a bank,without bank,zero down payment,no down payment,without down payment,interest free,monthly installments,monthly instalments,in payments,financed,loan,aqsat,aksat,aksa6,a2sat,taqseet,ta2seet,taksit,taqsit,ta2sit,bel taqseet,bil taqseet,bltaqseet,bel aqsat,bil aqsat,bl aqsat",
    },
  ],
};

/** `قليلة المشي`: at most so many kilometres. */
export const LOW_MILEAGE_KM = 80_000;
export const LOW_MILEAGE_WORDS = [
  pairs(
    "المشي,ممشى,ممشاها,عداد,العداد,عدادها,كيلومترات,كيلوات,مسافة",
    "قليل,قليلة,واطي,واطية,منخفض,خفيف,بسيط",
  ),
  pairs("قليلة,قليل,خفيفة,خفيف", "المشي,الاستعمال,الاستخدام,الكيلومترات,ممشى,عداد"),
  pairs("ماشية,ماشي,قاطعة,قاطع,استخدام,استعمال", "قليل,شوي,خفيف"),
  pairs("low,few,little,small", "mileage,milage,km,kms,miles,kilometers,kilometres"),
  pairs("mashye,mashi,mashyeh,mamsha,3addad,3adad", "2alil,aleel,alil,qalil,wate,wati"),
].join();
